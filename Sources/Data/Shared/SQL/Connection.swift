public import ArcadeDomain

/// What a transaction reads and writes through.
///
/// It is lent by ``Database/read(_:)`` and ``Database/write(isWork:of:_:)`` and belongs to the closure they call.
/// Statements are those that SQLite and PostgreSQL both understand, with a `?` for each value; what a statement made is
/// asked for with `RETURNING`. Whatever a closure throws that makes a value of a row, such as an `AmountError`, becomes
/// `.corrupt` with the SQL.
public struct Connection {
  private let driver: any SQLDriver

  /// Finds the rows that break what a file says of itself; a server keeps all out.
  func faultsOfEngine(in shapes: [TableSchema], asMadeBy migrations: [Migration]) throws(RepositoryError)
    -> [IntegrityViolation]
  { try (driver as? SQLiteConnection)?.faults(in: shapes, asMadeBy: migrations) ?? [] }

  /// What errors are about: the path of a file, the address of a server.
  var subject: String { driver.subject }

  init(_ driver: any SQLDriver) { self.driver = driver }

  /// Runs a statement for what it does, with a value for each `?`.
  ///
  /// Its failure may be thrown by a later statement, or where the transaction ends.
  public func run(_ sql: String, _ values: any SQLConvertible...) throws(RepositoryError) {
    try run(sql, values: values)
  }

  /// Runs a statement for what it does, with a list of values, one for each `?`.
  public func run(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError) {
    try withStatement(sql, values) { try $0.run() }
  }

  /// Returns every row of a result, in its order.
  public func rows<Value>(
    _ sql: String,
    _ values: any SQLConvertible...,
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> [Value] {
    try rows(sql, values: values, map: map)
  }

  /// Returns every row of a result, with a list of values.
  public func rows<Value>(
    _ sql: String,
    values: [any SQLConvertible],
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> [Value] {
    var result: [Value] = []
    try forEachRow(sql, values: values) { result.append(try map($0)) }
    return result
  }

  /// Returns the first row of a result; nil where it is empty.
  public func row<Value>(
    _ sql: String,
    _ values: any SQLConvertible...,
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> Value? {
    try withStatement(sql, values) { try $0.step() ? map(Row(of: $0)) : nil }
  }

  /// Hands on one row of a result after the other.
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

  /// Returns the number of the row that a statement with `RETURNING id` made.
  public func number(_ sql: String, _ values: any SQLConvertible...) throws(RepositoryError) -> Int64 {
    try number(sql, values: values)
  }

  /// Returns the number of the row that a statement with `RETURNING id` made, with a list of values.
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
      // Whatever else is made of a row and cannot be: it is the one that the statement stands at.
      if failure.code == .corrupt, failure.row == nil { failure.row = statement.origin(of: 0) }
      throw failure
    }
  }

  /// Says that a query will be made with just these values, so that several travel to a server together. It sees what
  /// there is now, and so stands behind what holds rows and before what changes them.
  func prefetch(_ sql: String, _ values: any SQLConvertible...) throws(RepositoryError) {
    try driver.prefetch(sql, values: values)
  }

  /// Says the same with a list of values.
  func prefetch(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError) {
    try driver.prefetch(sql, values: values)
  }

  /// What time it is for all who use the same database, as somebody's own clock is only right on the same machine.
  func clock(besides own: Moment) throws(RepositoryError) -> Moment { try driver.clock(besides: own) }

  /// Keeps other transactions from changing a row, and from holding it, until this one ends.
  ///
  /// Where a transaction reads what it then changes, it holds first. SQLite has one writer at a time and needs no more.
  public func lockRow(_ key: any SQLConvertible, of column: String, in table: String) throws(RepositoryError) {
    try driver.lockRow(key, of: column, in: table)
  }
}

extension Connection {
  /// Returns the number after the highest one in a table whose rows are numbered anew where the last ones went.
  func numberAfterAll(in table: String) throws(RepositoryError) -> Int64 {
    try lockRow(table, of: "name", in: "counters")
    return try number("SELECT coalesce(max(id), 0) + 1 AS id FROM \(table)")
  }
}

extension Connection {
  /// Reads a part of a list whose rows are numbered by `id`, by a query that ends with a condition.
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
  /// What its statements run through.
  var queries: Connection { Connection(self) }
}
