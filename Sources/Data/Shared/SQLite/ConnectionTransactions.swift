import ArcadeDomain
import CSQLite

extension Connection {
  /// How a transaction begins.
  enum Beginning: String {
    /// Sees one state of the database to its end, and waits for nobody.
    case reading = "BEGIN DEFERRED"
    /// Keeps all other writers out.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction, which leaves no trace when it throws.
  func transaction<Value>(
    _ beginning: Beginning,
    _ body: (Connection) throws -> Value
  ) throws(RepositoryError) -> Value {
    try run(beginning.rawValue)
    do {
      let value = try body(self)
      try run("COMMIT")
      return value
    } catch {
      // After a full disk, for one, SQLite has rolled back already.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw RepositoryError(error, subject: path, detail: "\(error)")
    }
  }

  /// The number of migrations that the database has seen.
  func version() throws(RepositoryError) -> Int {
    Int(try row("PRAGMA user_version") { try $0.integer("user_version") } ?? 0)
  }

  /// Throws where a version of Arcade wrote the file that knows more migrations than this one.
  func requireVersion(upTo newest: Int) throws(RepositoryError) {
    let version = try version()
    guard version <= newest else { throw newerVersion(version, newest: newest) }
    guard version >= 0 else { throw RepositoryError(.corrupt, subject: path, detail: "user_version \(version)") }
  }

  func newerVersion(_ version: Int, newest: Int) -> RepositoryError {
    RepositoryError(.newerVersion, subject: path, detail: "user_version \(version), known up to \(newest)")
  }
}
