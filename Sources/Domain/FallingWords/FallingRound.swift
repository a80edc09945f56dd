/// A word with the translation that falls.
public struct FallingRound: Hashable, Sendable {
  /// The word, with all that is right.
  public let pair: TranslatedWord
  /// From which language it is asked.
  public let direction: WordDirection
  /// What falls, where that is the translation of another word; nil where it is the right one.
  public let wrong: WordSide?

  /// Shows a word with its own translation, or a wrong one.
  public init(_ pair: TranslatedWord, _ direction: WordDirection, wrong: WordSide? = nil) {
    (self.pair, self.direction, self.wrong) = (pair, direction, wrong)
  }

  /// The word that stands at the top.
  public var prompt: WordSide { pair.prompt(direction) }
  /// Its own translation.
  public var answer: WordSide { pair.answer(direction) }
  /// What falls.
  public var shown: WordSide { wrong ?? answer }
  /// Whether what falls is right.
  public var isRight: Bool { wrong == nil }
}

/// What a player says of a translation.
public enum FallingAnswer: String, CaseIterable, Hashable, Sendable {
  /// That it is right.
  case right
  /// That it is wrong.
  case wrong
}

/// How a round ended.
public enum FallingOutcome: String, CaseIterable, Hashable, Sendable {
  /// The player said what is so.
  case right
  /// The player said what is not so.
  case wrong
  /// The player said nothing in time.
  case unanswered
}
