import Synchronization

/// The games of a session by their ids, whose screens come and go: one that is made anew goes on where the last one was.
///
/// The screens of a system share it. It holds the games that something happened in last; who asks for any other one is
/// told that it is not in progress.
final class SessionGames<ID: Hashable & Sendable, Game: Sendable>: Sendable {
  private let games = Mutex<[(id: ID, game: Game)]>([])

  /// A game as it stands; nil where it is not there.
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
