import ArcadeDomain

/// An intent during a game.
public enum NameGameIntent: Hashable, Sendable {
  /// Answers a round with an option, counted from 1.
  case answer(place: Int, round: RoundID)
  /// Strikes out a wrong option of a round.
  case hint(RoundID)
  /// Ends the game during a round.
  case finish(RoundID)
  /// An intent of every screen of the name game.
  case common(NameIntent)
}
