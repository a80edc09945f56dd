import ArcadeData

/// Plain SQL through the driver or through SQLite itself, for comparison with a repository.
protocol RawStatements {
  /// Whether it is a server, to which others may write at the same time.
  var isServer: Bool { get }

  func run(_ sql: String, _ values: [any SQLConvertible]) throws
  func rows<Value>(_ sql: String, _ values: [any SQLConvertible], _ map: (any RawRow) throws -> Value) throws -> [Value]
}

extension RawStatements {
  /// Locks a row against concurrent changes.
  func lockRow(_ row: String, _ key: any SQLConvertible) throws {
    if isServer { try run("SELECT 1 FROM \(row) = ? FOR UPDATE", [key]) }
  }

  /// Returns the number in a column of the only row.
  func number(_ sql: String, _ values: [any SQLConvertible], _ column: String) throws -> Int64 {
    try rows(sql, values) { try $0.integer(column, at: 0) }.first ?? 0
  }
}

/// A row. The driver knows its columns by name, SQLite by position.
protocol RawRow {
  func integer(_ column: String, at place: Int32) throws -> Int64
  func text(_ column: String, at place: Int32) throws -> String
}

/// A store for plain SQL.
protocol RawStore: Sendable {
  /// Runs a transaction, which is on the disk when this returns.
  func write<Value: Sendable>(_ body: @Sendable (any RawStatements) throws -> Value) async throws -> Value
  /// Loads what another connection has written into memory, as in the writing connection.
  func readAll() async throws
}

extension RawStore {
  func readAll() async throws {}
}

/// A database through the driver.
struct DriverStore: RawStore {
  let database: Database
  let isServer: Bool

  func write<Value: Sendable>(_ body: @Sendable (any RawStatements) throws -> Value) async throws -> Value {
    try await database.write { try body(DriverStatements(connection: $0, isServer: isServer)) }
  }
}

private struct DriverStatements: RawStatements {
  let connection: Connection
  let isServer: Bool

  func run(_ sql: String, _ values: [any SQLConvertible]) throws { try connection.run(sql, values: values) }

  func rows<Value>(_ sql: String, _ values: [any SQLConvertible], _ map: (any RawRow) throws -> Value) throws -> [Value]
  {
    var result: [Value] = []
    try connection.forEachRow(sql, values: values) { result.append(try map(DriverRow(row: $0))) }
    return result
  }
}

private struct DriverRow: RawRow {
  let row: Row

  func integer(_ column: String, at place: Int32) throws -> Int64 { try row.integer(column) }
  func text(_ column: String, at place: Int32) throws -> String { try row.text(column) }
}
