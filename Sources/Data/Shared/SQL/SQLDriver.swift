import ArcadeDomain

/// One connection to an SQL engine. Statements use SQL that all engines understand, with a `?` for each value.
protocol SQLDriver: AnyObject {
  /// The subject of errors: the file's path or the server's address.
  var subject: String { get }
  /// The prepared statements that are not in use.
  var idle: StatementCache { get set }

  /// Prepares a single statement.
  func prepare(_ sql: String) throws(RepositoryError) -> any SQLStatement
  /// Sends a query ahead of its use, if that saves time.
  func prefetch(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError)
  /// Begins a transaction.
  func begin(_ mode: TransactionMode) throws(RepositoryError)
  /// Commits the transaction.
  func commit() throws(RepositoryError)
  /// Rolls back the transaction.
  func rollBack()
  /// Locks a row against changes and locks by others until the transaction ends.
  func lockRow(_ key: any SQLConvertible, of column: String, in table: String) throws(RepositoryError)
  /// Returns the time on the database's machine.
  func clock(besides own: Moment) throws(RepositoryError) -> Moment
}

/// The kinds of transactions.
enum TransactionMode {
  /// Reads one consistent state, without waiting.
  case reading
  /// Reads and writes.
  case writing
}

extension SQLDriver {
  /// Runs `body` in a transaction, which is rolled back if it throws.
  func transaction<Value>(_ mode: TransactionMode, _ body: () throws -> Value) throws(RepositoryError) -> Value {
    try begin(mode)
    do {
      let value = try body()
      try commit()
      return value
    } catch {
      rollBack()
      throw RepositoryError(error, subject: subject, detail: "\(error)")
    }
  }
}
