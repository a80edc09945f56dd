import ArcadeDomain
import CSQLite

/// Transactions that were asked for at about the same time and reach the disk as one. Each of them leaves no trace
/// where it fails, as it would alone, and nobody is told how theirs went before all are on the disk. What one of them
/// takes for long, such as an import, the others wait for.
final class CommitGroup {
  /// So many are one at most.
  private static let most = 64

  private let connection: SQLiteConnection
  private var count = 0
  private var waiting: [CheckedContinuation<Bool, Never>] = []
  /// Whether it is on the disk; nil as long as it goes on.
  private var isStored: Bool?

  /// Begins one; nothing is done in it yet.
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

  /// Whether nobody more should join: it is large, or SQLite has given it up, as it does where the disk is full.
  var isClosed: Bool { count >= Self.most || sqlite3_get_autocommit(connection.handle) != 0 }

  /// Runs one of them; how it went is true only once the group is on the disk.
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

  /// Waits until somebody has ended it; whether it is on the disk.
  func end(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    if let isStored { return isStored }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends it; whether it is on the disk.
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
