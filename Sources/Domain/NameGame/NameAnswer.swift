/// An answer that counted.
public struct NameAnswer: Hashable, Sendable {
  /// The mode of the game.
  public let mode: NameGameMode
  /// Who was asked for.
  public let asked: Person
  /// Who was chosen.
  public let chosen: Person
  /// Whether it was the first answer in its round.
  public let isFirst: Bool

  /// Describes an answer.
  public init(mode: NameGameMode, asked: Person, chosen: Person, isFirst: Bool = true) {
    self.mode = mode
    self.asked = asked
    self.chosen = chosen
    self.isFirst = isFirst
  }

  /// Whether who was chosen is who was asked for.
  public var isRight: Bool { asked.id == chosen.id }
}

/// What came of an answer.
public enum NameReply: Hashable, Sendable {
  /// It counted.
  case judged(NameAnswer)
  /// It belonged to another round, or the game was not going on; it changed nothing.
  case late
  /// There is no such option, or it was struck out; it changed nothing.
  case noSuchOption
}

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
