public import ArcadeDomain

/// What a player can want in a game.
public enum FallingIntent: Hashable, Sendable {
  /// An answer to a round.
  case answer(FallingAnswer, round: RoundID)
  /// What every screen of falling words offers.
  case common(WordIntent)
}
