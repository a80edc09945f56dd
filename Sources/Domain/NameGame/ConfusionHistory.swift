/// Which people were mistaken for each other, which decides who is asked and who is offered beside them. A confusion
/// counts for both people alike.
public struct ConfusionHistory: Hashable, Sendable {
  /// The number from which further confusions change nothing.
  static let most = 5
  private var pairs: [Person.ID: [Person.ID: Int]] = [:]

  /// Creates a history from the record of each person.
  public init(_ records: [Person.ID: PersonRecord] = [:]) {
    for (asked, record) in records {
      for (chosen, times) in record.confusedWith { add(asked, chosen, times) }
    }
  }

  /// Counts an answer if it was wrong.
  public mutating func note(_ answer: NameAnswer) { if !answer.isRight { add(answer.asked.id, answer.chosen.id, 1) } }

  /// Returns how often two people were mistaken for each other, at most five times.
  public func confusions(of first: Person.ID, with second: Person.ID) -> Int { pairs[first]?[second] ?? 0 }

  /// Returns how often a person was mistaken for others or others for them, at most five times.
  public func confusions(of person: Person.ID) -> Int { min(pairs[person]?.values.reduce(0, +) ?? 0, Self.most) }

  private mutating func add(_ first: Person.ID, _ second: Person.ID, _ times: Int) {
    guard first != second else { return }
    let times = min(confusions(of: first, with: second) + min(times, Self.most), Self.most)
    pairs[first, default: [:]][second] = times
    pairs[second, default: [:]][first] = times
  }
}
