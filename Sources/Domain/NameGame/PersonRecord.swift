/// The counts of one person.
public struct PersonRecord: Hashable, Sendable {
  /// The number of rounds in which the person was asked for and answered.
  public private(set) var seen: Int
  /// The number of right answers.
  public private(set) var right: Int
  /// How often each other person was chosen instead.
  public private(set) var confusedWith: [Person.ID: Int]

  /// Creates a record; negative counts become 0.
  public init(seen: Int = 0, right: Int = 0, confusedWith: [Person.ID: Int] = [:]) {
    self.seen = max(0, seen)
    self.right = max(0, right)
    self.confusedWith = confusedWith.filter { $0.value > 0 }
  }

  /// Counts an answer to a question about this person.
  public mutating func note(_ answer: NameAnswer) {
    if answer.isFirst { seen += 1 }
    if answer.isRight {
      right += 1
    } else {
      confusedWith[answer.chosen.id, default: 0] += 1
    }
  }

  /// Returns the sums of two records.
  public func joined(with other: PersonRecord) -> PersonRecord {
    PersonRecord(
      seen: seen + other.seen,
      right: right + other.right,
      confusedWith: confusedWith.merging(other.confusedWith, uniquingKeysWith: +)
    )
  }
}
