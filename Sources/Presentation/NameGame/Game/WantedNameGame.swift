import ArcadeDomain
import Synchronization

/// The game that was asked for and has not begun; the screens of a session share it, as there is one game at a time.
final class WantedNameGame: Sendable {
  private let wanted = Mutex<(next: NameGameRequest?, count: Int)>((nil, 0))

  /// Asks for a game, in place of any that was asked for before.
  func ask(for mode: NameGameMode, after last: Person.ID? = nil) {
    wanted.withLock { wanted in
      wanted.count += 1
      wanted.next = NameGameRequest(number: wanted.count, mode: mode, last: last)
    }
  }

  /// Returns what was asked for, which is begun once; nil where nothing was since.
  func take() -> NameGameRequest? {
    wanted.withLock { wanted in
      defer { wanted.next = nil }
      return wanted.next
    }
  }
}

/// A game that is to begin.
struct NameGameRequest: Hashable {
  /// What tells it from the others of a session.
  let number: Int
  /// What it asks and when it ends.
  let mode: NameGameMode
  /// Who was asked for last, in the game before.
  let last: Person.ID?
}
