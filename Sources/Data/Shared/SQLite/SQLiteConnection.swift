import ArcadeDomain
import CSQLite

/// One connection to an SQLite file.
final class SQLiteConnection: SQLDriver {
  let path: String
  let handle: OpaquePointer
  var idle = StatementCache()

  var subject: String { path }

  /// Opens a file, optionally as one that never changes; nothing is read or written yet.
  init(path: String, flags: Int32, isUnchanging: Bool = false) throws(RepositoryError) {
    // A name without a slash could be `:memory:`.
    let name = path.hasPrefix("/") ? path : "./\(path)"
    let escaped = name.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(
      isUnchanging ? "file:\(escaped)?immutable=1" : name,
      &handle,
      flags | SQLITE_OPEN_NOMUTEX | (isUnchanging ? SQLITE_OPEN_URI : 0),
      nil
    )
    guard result == SQLITE_OK, let handle else {
      let failure = SQLiteFailure(extendedCode: result, systemError: sqlite3_system_errno(handle))
      sqlite3_close_v2(handle)
      throw failure.error(about: path)
    }
    sqlite3_extended_result_codes(handle, 1)
    (self.path, self.handle) = (path, handle)
  }

  deinit {
    idle.forget()
    sqlite3_close_v2(handle)
  }

  func prepare(_ sql: String) throws(RepositoryError) -> any SQLStatement {
    try SQLiteStatement(sql, connection: handle, path: path)
  }

  /// Does nothing: there is no round trip to save.
  func prefetch(_ sql: String, values: [any SQLConvertible]) {}

  func execute(_ script: String) throws(RepositoryError) {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else {
      throw SQLiteFailure(of: handle, sql: script).error(about: path)
    }
  }

  func begin(_ mode: TransactionMode) throws(RepositoryError) {
    switch mode {
    case .reading: try queries.run("BEGIN DEFERRED")
    case .writing: try queries.run("BEGIN IMMEDIATE")
    }
  }

  func commit() throws(RepositoryError) { try queries.run("COMMIT") }

  func rollBack() {
    // SQLite may have rolled back already, as on a full disk.
    if sqlite3_get_autocommit(handle) == 0 { try? queries.run("ROLLBACK") }
  }

  /// Does nothing: a writing transaction has the file to itself.
  func lockRow(_ key: any SQLConvertible, of column: String, in table: String) {}

  func clock(besides own: Moment) -> Moment { own }
}
