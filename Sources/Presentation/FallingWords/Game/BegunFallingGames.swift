import ArcadeDomain
import Synchronization

/// The games that have begun and wait for their screens, as only what came of their rounds is stored.
final class BegunFallingGames: Sendable {
  private let games = Mutex<[PastWordGame.ID: (FallingPlan, FallingGame)]>([:])

  /// Keeps a game that has begun.
  func add(_ game: FallingGame, of plan: FallingPlan, as id: PastWordGame.ID) {
    games.withLock { $0[id] = (plan, game) }
  }

  /// Returns a game, once; nil where it was never begun here, or was returned before.
  func take(_ id: PastWordGame.ID) -> (plan: FallingPlan, game: FallingGame)? {
    games.withLock { $0.removeValue(forKey: id) }
  }
}
