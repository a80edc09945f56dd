/// A row that was left out of a deck, with its place and the reason.
public typealias DeckProblem = FeedProblem<DeckMistake>

/// Why a row is no pair of words.
public enum DeckMistake: Hashable, Sendable {
  /// A mistake that any feed can have.
  case feed(FeedMistake)
  /// Both sides say the same.
  case sameOnBothSides(String)
  /// A side is longer than so many characters.
  case tooLong(limit: Int)
  /// A quote is opened and never closed.
  case unclosedQuote
}
