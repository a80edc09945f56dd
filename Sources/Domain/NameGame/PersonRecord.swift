/// How one person was answered so far.
public struct PersonRecord: Hashable, Sendable {
  /// In how many rounds the person was asked for and an answer was given.
  public private(set) var seen: Int
  /// How many of the answers were right.
  public private(set) var right: Int
  /// Who was chosen instead, and how often.
  public private(set) var confusedWith: [Person.ID: Int]

  /// Counts rounds and answers; nothing counts less than 0.
  public init(seen: Int = 0, right: Int = 0, confusedWith: [Person.ID: Int] = [:]) {
    self.seen = max(0, seen)
    self.right = max(0, right)
    self.confusedWith = confusedWith.filter { $0.value > 0 }
  }

  /// Counts an answer to the question for this person.
  public mutating func note(_ answer: NameAnswer) {
    if answer.isFirst { seen += 1 }
    if answer.isRight {
      right += 1
    } else {
      confusedWith[answer.chosen.id, default: 0] += 1
    }
  }

  /// Returns the counts of both together.
  public func joined(with other: PersonRecord) -> PersonRecord {
    PersonRecord(
      seen: seen + other.seen,
      right: right + other.right,
      confusedWith: confusedWith.merging(other.confusedWith, uniquingKeysWith: +)
    )
  }
}
