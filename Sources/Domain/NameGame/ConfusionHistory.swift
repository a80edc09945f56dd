/// Who was taken for whom, which decides who is asked for and who stands beside them.
///
/// Whoever was taken for somebody else and whoever was chosen instead count alike.
public struct ConfusionHistory: Hashable, Sendable {
  /// From where on more confusions change nothing.
  static let most = 5
  private var pairs: [Person.ID: [Person.ID: Int]] = [:]

  /// Begins with what is known of each person.
  public init(_ records: [Person.ID: PersonRecord] = [:]) {
    for (asked, record) in records {
      for (chosen, times) in record.confusedWith { add(asked, chosen, times) }
    }
  }

  /// Counts an answer, where it was a wrong one.
  public mutating func note(_ answer: NameAnswer) { if !answer.isRight { add(answer.asked.id, answer.chosen.id, 1) } }

  /// Returns how often two people were taken for each other, at most five times.
  public func confusions(of first: Person.ID, with second: Person.ID) -> Int { pairs[first]?[second] ?? 0 }

  /// Returns how often a person was taken for another, or another for them, at most five times.
  public func confusions(of person: Person.ID) -> Int { min(pairs[person]?.values.reduce(0, +) ?? 0, Self.most) }

  private mutating func add(_ first: Person.ID, _ second: Person.ID, _ times: Int) {
    guard first != second else { return }
    let times = min(confusions(of: first, with: second) + min(times, Self.most), Self.most)
    pairs[first, default: [:]][second] = times
    pairs[second, default: [:]][first] = times
  }
}
