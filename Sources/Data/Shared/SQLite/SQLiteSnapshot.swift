import ArcadeDomain
import CSQLite

/// A read-only file. Reading beside its log would leave an empty log and its index there. If there is no log, nobody
/// uses the file, so it is opened as immutable.
struct SQLiteSnapshot: SQLEngine {
  let path: String
  let migrations: [Migration]

  func transaction<Value: Sendable>(
    _ mode: TransactionMode,
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value {
    guard mode == .reading else { throw RepositoryError(.notWritable, subject: path) }
    let connection = try opened()
    return try connection.transaction(.reading) { try body(Connection(connection)) }
  }

  private func opened() throws(RepositoryError) -> SQLiteConnection {
    guard FileKind(at: path) != .absent else { return try .schema(after: migrations) }
    let hasLog = FileKind(at: path + "-wal") != .absent
    let connection = try SQLiteConnection(path: path, flags: SQLITE_OPEN_READONLY, isUnchanging: !hasLog)
    try connection.requireOurs(newest: migrations.count, canBeEmpty: false)
    return connection
  }

  func foreignChanges() -> Int { 0 }

  func connect() throws(RepositoryError) -> any StoreDriver { try opened() }

  func isReplaced() -> Bool { false }

  func close() {}
}
