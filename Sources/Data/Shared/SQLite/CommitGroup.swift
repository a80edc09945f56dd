import ArcadeDomain
import CSQLite

/// Concurrent transactions that are committed together. Each can fail on its own, without a trace. Results are returned
/// only once all are on the disk. A long one, such as an import, delays the others.
final class CommitGroup {
  /// The most transactions of a group.
  private static let most = 64

  private let connection: SQLiteConnection
  private var count = 0
  private var waiting: [CheckedContinuation<Bool, Never>] = []
  /// Whether it is on the disk; nil while it is open.
  private var isStored: Bool?

  /// Begins an empty group.
  init(on connection: SQLiteConnection, newest: Int) throws(RepositoryError) {
    self.connection = connection
    try connection.begin(.writing)
    do throws(RepositoryError) {
      try connection.requireVersion(upTo: newest)
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// Whether no transaction should join: it is large, or SQLite has rolled it back, as it does on a full disk.
  var isClosed: Bool { count >= Self.most || sqlite3_get_autocommit(connection.handle) != 0 }

  /// Runs a transaction; its result is only valid once the group is committed.
  func run<Value>(_ body: (Connection) throws -> Value) -> Result<Value, RepositoryError> {
    count += 1
    do {
      try connection.queries.run("SAVEPOINT step")
      let value = try body(Connection(connection))
      try connection.queries.run("RELEASE step")
      return .success(value)
    } catch {
      if sqlite3_get_autocommit(connection.handle) == 0 {
        try? connection.queries.run("ROLLBACK TO step")
        try? connection.queries.run("RELEASE step")
      }
      return .failure(RepositoryError(error, subject: connection.subject, detail: "\(error)"))
    }
  }

  /// Waits for the commit; returns whether it succeeded.
  func end(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    if let isStored { return isStored }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Commits the group; returns whether that succeeded.
  func commit() -> Bool {
    if let isStored { return isStored }
    var isStored = true
    do throws(RepositoryError) {
      try connection.commit()
    } catch {
      connection.rollBack()
      isStored = false
    }
    self.isStored = isStored
    for continuation in waiting { continuation.resume(returning: isStored) }
    waiting = []
    return isStored
  }
}
