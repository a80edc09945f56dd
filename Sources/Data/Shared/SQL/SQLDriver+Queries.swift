import ArcadeDomain

// What all engines do alike with prepared statements.
extension SQLDriver {
  func run(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError) {
    try withStatement(sql, values) { try $0.run() }
  }

  func run(_ sql: String, _ values: any SQLConvertible...) throws(RepositoryError) {
    try run(sql, values: values)
  }

  func rows<Value>(
    _ sql: String,
    values: [any SQLConvertible] = [],
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> [Value] {
    var result: [Value] = []
    try forEachRow(sql, values: values) { result.append(try map($0)) }
    return result
  }

  func row<Value>(
    _ sql: String,
    values: [any SQLConvertible] = [],
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> Value? {
    try withStatement(sql, values) { try $0.step() ? map(Row(of: $0)) : nil }
  }

  func forEachRow(
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

  /// Runs `body` in a transaction, which leaves no trace when it throws.
  func transaction<Value>(_ beginning: Beginning, _ body: () throws -> Value) throws(RepositoryError) -> Value {
    try begin(beginning)
    do {
      let value = try body()
      try commit()
      return value
    } catch {
      rollBack()
      throw RepositoryError(error, subject: subject, detail: "\(error)")
    }
  }

  private func withStatement<Value>(
    _ sql: String,
    _ values: [any SQLConvertible],
    _ body: (any SQLStatement) throws -> Value
  ) throws(RepositoryError) -> Value {
    let statement = try takeStatement(sql)
    defer { idle.putBack(statement) }
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

  private func takeStatement(_ sql: String) throws(RepositoryError) -> any SQLStatement {
    if let statement = idle.take(sql) { return statement }
    return try prepare(sql)
  }
}
