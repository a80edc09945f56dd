/// What must be done next in a session of falling words.
public enum FallingStep: Hashable, Sendable {
  /// Ask the player what to play.
  case chooseGame
  /// Load the rounds of a game; anew where that failed before.
  case load(FallingPlan, number: Int, isRetry: Bool)
  /// Wait for an answer, at most until that reading of the clock that only grows; nil is for ever.
  case wait(FallingTurn, until: Duration?)
  /// Say why there is no game.
  case showFailure(FallingFailure)
  /// Show what the game came to.
  case showResults(FallingPlay)
  /// End the session: the player wants nothing more.
  case leave
}
