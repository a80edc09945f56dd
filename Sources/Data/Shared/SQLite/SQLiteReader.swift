import ArcadeDomain
import CSQLite
import Synchronization

/// A read-only connection to a file. With a write-ahead log, readers do not wait for the writer. Short reads run on the
/// caller's thread, which saves switching to the file's own one. A long read, such as an export, occupies that thread,
/// as creating its text does anyway.
final class SQLiteReader: Sendable {
  private struct State {
    var connection: SQLiteConnection?
    /// The file that was opened for writing; nil if none was yet.
    var identity: FileIdentity?
  }

  private let path: String
  private let newest: Int
  private let state = Mutex(State())
  /// Whether it is in use. Trying the lock itself would cost a system call if it is taken.
  private let isTaken = Atomic(false)

  /// Creates a reader of a file up to a version; nothing is opened yet.
  init(of path: String, upTo newest: Int) { (self.path, self.newest) = (path, newest) }

  /// Starts using a file that is ready; with nil, closes it.
  func use(_ identity: FileIdentity?) { state.withLock { $0 = State(identity: identity) } }

  /// Returns what `body` reads in a transaction of its own; nil if the reader is in use.
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

  /// The result of a read.
  enum Reading<Value: Sendable>: Sendable {
    case done(Value)
    /// The writer has to find the reason, because it can wait and repair.
    case failed
  }
}

extension [SQLiteReader] {
  /// Reads with the first free reader; nil if there is none, or if anything fails.
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
