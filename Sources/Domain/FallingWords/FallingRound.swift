/// A word with the falling translation.
public struct FallingRound: Hashable, Sendable {
  /// The word with all of its right translations.
  public let pair: TranslatedWord
  /// The language in which it is asked.
  public let direction: WordDirection
  /// The wrong translation that falls; nil if the right one falls.
  public let wrong: WordSide?

  /// Creates a round with the word's own translation, or a wrong one.
  public init(_ pair: TranslatedWord, _ direction: WordDirection, wrong: WordSide? = nil) {
    (self.pair, self.direction, self.wrong) = (pair, direction, wrong)
  }

  /// The word at the top.
  public var prompt: WordSide { pair.prompt(direction) }
  /// The word's own translation.
  public var answer: WordSide { pair.answer(direction) }
  /// The translation that falls.
  public var shown: WordSide { wrong ?? answer }
  /// Whether the falling translation is right.
  public var isRight: Bool { wrong == nil }
}

/// A player's verdict on a translation.
public enum FallingAnswer: String, CaseIterable, Hashable, Sendable {
  /// The translation is right.
  case right
  /// The translation is wrong.
  case wrong
}

/// The outcome of a round.
public enum FallingOutcome: String, CaseIterable, Hashable, Sendable {
  /// The verdict was correct.
  case right
  /// The verdict was incorrect.
  case wrong
  /// There was no verdict in time.
  case unanswered
}
