import ArcadeDomain

/// What a player can want in a game.
public enum PriceGameIntent: Hashable, Sendable {
  /// The price at a place, from 1, as the answer to a question.
  case answer(place: Int, question: RoundID)
  /// The next question instead of this one.
  case skip(question: RoundID)
  /// Two wrong prices of a question hidden.
  case cheat(question: RoundID)
  /// An end of the game in which a question is asked.
  case finish(question: RoundID)
  /// After its end, a game with the same products.
  case again
  /// The address of a page.
  case say(String)
  /// What every screen of the price game offers.
  case common(PriceIntent)
}
