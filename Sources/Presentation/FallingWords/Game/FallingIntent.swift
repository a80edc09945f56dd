public import ArcadeDomain

/// An intent during a game.
public enum FallingIntent: Hashable, Sendable {
  /// Answers a round.
  case answer(FallingAnswer, round: RoundID)
  /// An intent of every screen of falling words.
  case common(WordIntent)
}
