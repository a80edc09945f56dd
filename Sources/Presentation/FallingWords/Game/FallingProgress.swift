import ArcadeDomain

/// A game of a session; a store knows only what came of its rounds.
struct FallingProgress {
  /// How far it is; nil until its screen is shown.
  var play: FallingState?
  /// What the last round came to.
  var verdict: Notice?
  /// Whether there is a place for its answers.
  var isKept = true
  private let game: FallingGame
  private let plan: FallingSetup

  /// A game that begins when its screen is shown.
  init(_ game: FallingGame, of plan: FallingSetup) { (self.game, self.plan) = (game, plan) }

  /// Begins the first round, once.
  mutating func begin(at time: Duration) { if play == nil { play = try? FallingState(game, of: plan, begunAt: time) } }
}
