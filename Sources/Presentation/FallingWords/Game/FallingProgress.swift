import ArcadeDomain

/// A game of a session; the store has only the results of its rounds.
struct FallingProgress {
  /// The current state; nil until its screen is shown.
  var play: FallingState?
  /// The result of the last round.
  var verdict: Notice?
  /// Whether its answers can be stored.
  var isKept = true
  private let game: FallingGame
  private let plan: FallingSetup

  /// Creates a game that starts when its screen is shown.
  init(_ game: FallingGame, of plan: FallingSetup) { (self.game, self.plan) = (game, plan) }

  /// Starts the first round, once.
  mutating func begin(at time: Duration) { if play == nil { play = try? FallingState(game, of: plan, begunAt: time) } }
}
