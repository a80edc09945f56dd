/// Something that happens in a session of falling words.
///
/// Times are readings of the clock that only grows.
public enum FallingEvent: Hashable, Sendable {
  /// The player wants a game, whatever was going on.
  case start(FallingPlan)
  /// The player wants the same once more, after a game or a failure.
  case again
  /// The rounds of the game with this number are there.
  case loaded(FallingGame, number: Int, at: Duration)
  /// The rounds of the game with this number cannot be had.
  case failed(FallingFailure, number: Int)
  /// The player answers; at or after the end of the round that counts as no answer.
  case answered(FallingAnswer, FallingTurn, at: Duration)
  /// Nobody answered; before the end of the round that means nothing.
  case timedOut(FallingTurn, at: Duration)
  /// The player leaves.
  case close
}
