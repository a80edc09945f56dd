import ArcadeDomain

/// One connection to an engine that understands SQL. Statements are those that all engines understand, with a `?` for
/// each value.
protocol SQLDriver: AnyObject {
  /// What errors are about: the path of a file, the address of a server.
  var subject: String { get }
  /// Prepared statements that nobody uses at the moment.
  var idle: StatementCache { get set }

  /// Prepares the one statement that a text holds.
  func prepare(_ sql: String) throws(RepositoryError) -> any SQLStatement
  /// Sends a query that will be made soon, where that saves time.
  func prefetch(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError)
  /// Begins a transaction.
  func begin(_ mode: TransactionMode) throws(RepositoryError)
  /// Makes what was done since then lasting.
  func commit() throws(RepositoryError)
  /// Undoes what was done since then.
  func rollBack()
  /// Keeps others from changing a row, and from holding it, until the transaction ends.
  func lockRow(_ key: any SQLConvertible, of column: String, in table: String) throws(RepositoryError)
  /// What time it is on the machine of the database, which may be the same as that of somebody's own clock.
  func clock(besides own: Moment) throws(RepositoryError) -> Moment
}

/// How a transaction begins.
enum TransactionMode {
  /// Sees one state of the database to its end, and waits for nobody.
  case reading
  /// May change something.
  case writing
}

extension SQLDriver {
  /// Runs `body` in a transaction, which leaves no trace when it throws.
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
