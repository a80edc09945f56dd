import ArcadeDomain

/// What a player can want in a game.
public enum NameGameIntent: Hashable, Sendable {
  /// The option at a place, from 1, as the answer to a round.
  case answer(place: Int, round: RoundID)
  /// A wrong option of a round struck out.
  case hint(RoundID)
  /// An end of the game in which a round is asked.
  case finish(RoundID)
  /// What every screen of the name game offers.
  case common(NameIntent)
}
