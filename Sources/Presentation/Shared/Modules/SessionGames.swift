import Synchronization

/// The games of a session by ID, so that a screen that is created anew continues its game.
///
/// All screens of a system share it. It keeps the games that were played last; any other game is no longer in progress.
final class SessionGames<ID: Hashable & Sendable, Game: Sendable>: Sendable {
  private let games = Mutex<[(id: ID, game: Game)]>([])

  /// The current state of a game; nil if it is not kept.
  subscript(id: ID) -> Game? {
    get { games.withLock { games in games.first { $0.id == id }?.game } }
    set {
      games.withLock { games in
        games.removeAll { $0.id == id }
        if let newValue { games.append((id, newValue)) }
        games.removeFirst(max(0, games.count - 32))
      }
    }
  }
}
