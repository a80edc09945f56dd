public import ArcadeDomain

/// Reads and writes within a transaction.
///
/// It belongs to the closure of ``Database/read(_:)`` or ``Database/write(isWork:of:_:)``. Use SQL that SQLite and
/// PostgreSQL both understand, with a `?` for each value and `RETURNING` for generated values. If a closure that
/// converts a row throws, such as an `AmountError`, the error becomes `.corrupt` with the SQL.
public struct Connection {
  private let driver: any SQLDriver

  /// Finds the rows that violate the constraints of a file; a server never has any.
  func faultsOfEngine(in shapes: [TableSchema], asMadeBy migrations: [Migration]) throws(RepositoryError)
    -> [IntegrityViolation]
  { try (driver as? SQLiteConnection)?.faults(in: shapes, asMadeBy: migrations) ?? [] }

  /// The subject of errors: the file's path or the server's address.
  var subject: String { driver.subject }

  init(_ driver: any SQLDriver) { self.driver = driver }

  /// Runs a statement without a result, with a value for each `?`.
  ///
  /// A later statement, or the end of the transaction, may throw its failure.
  public func run(_ sql: String, _ values: any SQLConvertible...) throws(RepositoryError) {
    try run(sql, values: values)
  }

  /// Runs a statement without a result, with a list of values, one for each `?`.
  public func run(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError) {
    try withStatement(sql, values) { try $0.run() }
  }

  /// Returns the rows of a result in order.
  public func rows<Value>(
    _ sql: String,
    _ values: any SQLConvertible...,
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> [Value] {
    try rows(sql, values: values, map: map)
  }

  /// Returns the rows of a result in order, with a list of values.
  public func rows<Value>(
    _ sql: String,
    values: [any SQLConvertible],
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> [Value] {
    var result: [Value] = []
    try forEachRow(sql, values: values) { result.append(try map($0)) }
    return result
  }

  /// Returns the first row of a result; nil if it is empty.
  public func row<Value>(
    _ sql: String,
    _ values: any SQLConvertible...,
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> Value? {
    try withStatement(sql, values) { try $0.step() ? map(Row(of: $0)) : nil }
  }

  /// Calls the closure with one row of a result after another.
  public func forEachRow(
    _ sql: String,
    values: [any SQLConvertible] = [],
    do body: (Row) throws -> Void
  ) throws(RepositoryError) {
    try withStatement(sql, values) { statement in
      guard try statement.step() else { return }
      let row = Row(of: statement)
      repeat { try body(row) } while try statement.step()
    }
  }

  /// Returns the number of the row inserted by a statement with `RETURNING id`.
  public func number(_ sql: String, _ values: any SQLConvertible...) throws(RepositoryError) -> Int64 {
    try number(sql, values: values)
  }

  /// Returns the number of the row inserted by a statement with `RETURNING id`, given a list of values.
  public func number(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError) -> Int64 {
    let number = try withStatement(sql, values) { try $0.step() ? Row(of: $0).integer("id") : nil }
    guard let number else { throw RepositoryError(.corrupt, subject: subject, detail: "no row was made by: \(sql)") }
    return number
  }

  private func withStatement<Value>(
    _ sql: String,
    _ values: [any SQLConvertible],
    _ body: (any SQLStatement) throws -> Value
  ) throws(RepositoryError) -> Value {
    let idle = driver.idle.take(sql)
    let statement = if let idle { idle } else { try driver.prepare(sql) }
    defer { driver.idle.putBack(statement) }
    do {
      try statement.bind(values)
      return try body(statement)
    } catch {
      var failure = RepositoryError(error, subject: subject, detail: "\(error) in: \(sql)")
      // Any other failure to convert a row is about the current one.
      if failure.code == .corrupt, failure.row == nil { failure.row = statement.origin(of: 0) }
      throw failure
    }
  }

  /// Announces a query with exactly these values, so that several travel to a server together. It sees the present
  /// state, so call it after locking rows and before changing them.
  func prefetch(_ sql: String, _ values: any SQLConvertible...) throws(RepositoryError) {
    try driver.prefetch(sql, values: values)
  }

  /// Announces a query with a list of values.
  func prefetch(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError) {
    try driver.prefetch(sql, values: values)
  }

  /// Returns the shared time of all who use the database; a machine's own clock is only right for itself.
  func clock(besides own: Moment) throws(RepositoryError) -> Moment { try driver.clock(besides: own) }

  /// Locks a row against changes and locks by other transactions until this one ends.
  ///
  /// Call it before a transaction reads what it then changes. SQLite has a single writer and needs no lock.
  public func lockRow(_ key: any SQLConvertible, of column: String, in table: String) throws(RepositoryError) {
    try driver.lockRow(key, of: column, in: table)
  }
}

extension Connection {
  /// Returns the next number in a table that reuses the numbers of deleted last rows.
  func numberAfterAll(in table: String) throws(RepositoryError) -> Int64 {
    try lockRow(table, of: "name", in: "counters")
    return try number("SELECT coalesce(max(id), 0) + 1 AS id FROM \(table)")
  }
}

extension Connection {
  /// Reads a page of a list numbered by `id`, by a query that ends with a condition.
  func part<Value>(
    _ sql: String,
    _ values: any SQLConvertible...,
    at place: PageCursor,
    most: Int,
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> PageSlice<(id: Int64, value: Value)> {
    let (condition, end) =
      switch place {
      case .newest: ("id < ? ORDER BY id DESC", Int64.max)
      case .before(let id): ("id < ? ORDER BY id DESC", id)
      case .after(let id): ("id > ? ORDER BY id", id)
      }
    var found: [(id: Int64, value: Value)] = []
    try forEachRow("\(sql) AND \(condition) LIMIT ?", values: values + [end, most + 1]) { row in
      found.append((try row.integer("id"), try map(row)))
    }
    if case .after = place { found.reverse() }
    return PageSlice(at: place, upTo: most, of: found, number: \.id)
  }
}

extension SQLDriver {
  /// A connection for its statements.
  var queries: Connection { Connection(self) }
}
