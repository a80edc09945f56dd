import ArcadeDomain

/// A game of a session; a store knows only what came of its rounds.
struct FallingProgress {
  /// How far it is.
  private(set) var state: FallingState
  /// Whether there is a place for its answers.
  var isKept = true
  private var waiting: FallingGame?

  /// A game that begins when its screen is shown.
  init(_ game: FallingGame, of plan: FallingPlan) {
    state = FallingState().after(.start(plan))
    waiting = game
  }

  /// Begins the first round, once.
  mutating func begin(at time: Duration) {
    guard let game = waiting else { return }
    waiting = nil
    state = state.after(.loaded(game, number: state.number, at: time))
  }

  /// Something happened; returns what came of the round that it ended, nil where it ended none.
  mutating func note(_ event: FallingEvent) -> FallingResult? {
    let rounds = state.play?.results.count ?? 0
    let next = state.after(event)
    guard let play = next.play, play.results.count > rounds else { return nil }
    state = next
    return play.results.last
  }
}
