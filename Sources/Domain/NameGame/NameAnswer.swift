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
    (self.mode, self.asked, self.chosen, self.isFirst) = (mode, asked, chosen, isFirst)
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
