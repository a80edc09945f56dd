import ArcadeDomain
import CSQLite
import Synchronization

/// A further connection to a file, which only reads. With a write-ahead log nobody who reads waits for who writes. So
/// what takes microseconds is read where it is asked for, without the way to the file's own thread and back. What takes
/// long, such as an export, keeps the thread busy that asked for it, as making its text does anyway.
final class SQLiteReader: Sendable {
  private struct State {
    var connection: SQLiteConnection?
    /// The file that was opened for writing; nil where none was yet.
    var identity: FileIdentity?
  }

  private let path: String
  private let newest: Int
  private let state = Mutex(State())
  /// Whether somebody reads. To try the lock itself would cost a call of the system where it is taken.
  private let isTaken = Atomic(false)

  /// Reads a file up to a version; nothing is opened yet.
  init(of path: String, upTo newest: Int) { (self.path, self.newest) = (path, newest) }

  /// Takes up a file that is ready, or with nil lets go of it.
  func use(_ identity: FileIdentity?) { state.withLock { $0 = State(identity: identity) } }

  /// Reads what `body` reads, in a transaction of its own; nil where somebody else is reading.
  func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) -> Reading<Value>? {
    guard isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged else { return nil }
    defer { isTaken.store(false, ordering: .releasing) }
    return state.withLock { state in
      guard let identity = state.identity, FileIdentity(at: path) == identity else { return .failed }
      do {
        let connection = try state.connection ?? SQLiteConnection(path: path, flags: SQLITE_OPEN_READWRITE)
        state.connection = connection
        return .done(
          try connection.transaction(.reading) {
            try connection.requireVersion(upTo: newest)
            return try body(Connection(connection))
          }
        )
      } catch {
        return .failed
      }
    }
  }

  /// How it went.
  enum Reading<Value: Sendable>: Sendable {
    case done(Value)
    /// Why has to be found out by whoever writes, who can wait and mend.
    case failed
  }
}

extension [SQLiteReader] {
  /// Reads with the first that is free; nil where none is, and where anything fails.
  func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) -> Value? {
    for reader in self {
      switch reader.read(body) {
      case nil: continue
      case .failed: return nil
      case .done(let value): return value
      }
    }
    return nil
  }
}
