import ArcadeDomain

/// An intent during a game.
public enum PriceGameIntent: Hashable, Sendable {
  /// Answers a question with a price, counted from 1.
  case answer(place: Int, question: RoundID)
  /// Skips a question.
  case skip(question: RoundID)
  /// Hides two wrong prices of a question.
  case cheat(question: RoundID)
  /// Ends the game during a question.
  case finish(question: RoundID)
  /// Starts another game with the same products.
  case again
  /// Shows the address of a page.
  case say(String)
  /// An intent of every screen of the price game.
  case common(PriceIntent)
}
