public import ArcadeDomain
import CSQLite

/// What a transaction reads and writes through.
///
/// It is lent by ``Database/read(_:)`` and ``Database/write(isWork:of:_:)`` and belongs to
/// the closure they call. Whatever a closure throws that makes a value of a row,
/// such as an `AmountError`, becomes `.corrupt` with the SQL.
public final class Connection {
  let path: String
  let handle: OpaquePointer
  private var idle: [String: Statement] = [:]

  /// Opens a file; nothing in it is read or written yet.
  init(path: String, flags: Int32) throws(RepositoryError) {
    // A name without a slash could be `:memory:`.
    let name = path.hasPrefix("/") ? path : "./\(path)"
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard result == SQLITE_OK, let handle else {
      let failure = SQLiteFailure(extendedCode: result, systemError: sqlite3_system_errno(handle))
      sqlite3_close_v2(handle)
      throw failure.error(about: path)
    }
    sqlite3_extended_result_codes(handle, 1)
    self.path = path
    self.handle = handle
  }

  deinit {
    idle = [:]
    sqlite3_close_v2(handle)
  }

  /// The row ID of the last row inserted.
  public var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// How many rows the last insert, update or delete changed.
  public var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs a statement, with a value for each `?`.
  public func run(_ sql: String, _ values: any SQLConvertible...) throws(RepositoryError) {
    try run(sql, values: values)
  }

  /// Runs a statement with a list of values, one for each `?`.
  public func run(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError) {
    try forEachRow(sql, values: values) { _ in }
  }

  /// Returns every row of a result, in its order.
  public func rows<Value>(
    _ sql: String,
    _ values: any SQLConvertible...,
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

  /// Hands on one row of a result after the other, for results too long to keep.
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
}

extension Connection {
  /// Runs all statements of a script.
  func execute(_ script: String) throws(RepositoryError) {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else {
      throw SQLiteFailure(of: handle, sql: script).error(about: path)
    }
  }

  /// Lets go of the statements that are kept for the next time.
  func forgetStatements() { idle = [:] }

  // A statement in use is not among the idle ones, so a query may run within
  // the rows of the same query.
  private func withStatement<Value>(
    _ sql: String,
    _ values: [any SQLConvertible],
    _ body: (Statement) throws -> Value
  ) throws(RepositoryError) -> Value {
    let statement = try takeStatement(sql)
    defer {
      statement.reset()
      if idle.count >= 100 { forgetStatements() }
      idle[sql] = statement
    }
    do {
      try statement.bind(values)
      return try body(statement)
    } catch {
      throw RepositoryError(error, subject: path, detail: "\(error) in: \(sql)")
    }
  }

  private func takeStatement(_ sql: String) throws(RepositoryError) -> Statement {
    if let statement = idle.removeValue(forKey: sql) { return statement }
    return try Statement(sql, connection: handle, path: path)
  }
}
