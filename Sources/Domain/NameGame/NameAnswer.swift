/// An answer that counted.
public struct NameAnswer: Hashable, Sendable {
  /// The mode of the game.
  public let mode: NameGameMode
  /// The person who was asked for.
  public let asked: Person
  /// The person who was chosen.
  public let chosen: Person
  /// Whether it was the first answer in its round.
  public let isFirst: Bool

  /// Creates an answer.
  public init(mode: NameGameMode, asked: Person, chosen: Person, isFirst: Bool = true) {
    (self.mode, self.asked, self.chosen, self.isFirst) = (mode, asked, chosen, isFirst)
  }

  /// Whether the chosen person is the one asked for.
  public var isRight: Bool { asked.id == chosen.id }
}

/// The effect of an answer.
public enum NameReply: Hashable, Sendable {
  /// It counted.
  case judged(NameAnswer)
  /// It was for another round or the game was not running, and changed nothing.
  case late
  /// There is no such option or it was struck out, and nothing changed.
  case noSuchOption
}
