import ArcadeData
import CSQLite

/// An SQLite file through SQLite's C functions, with prepared statements.
final class RawSQLite: RawStatements {
  let isServer = false
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// Opens an existing file with the same durability settings as the driver.
  init(path: String) throws {
    guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK else {
      throw Refused()
    }
    sqlite3_busy_timeout(handle, 5_000)
    guard sqlite3_exec(handle, "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON", nil, nil, nil) == SQLITE_OK else {
      throw Refused()
    }
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  func write<Value>(_ body: (any RawStatements) throws -> Value) throws -> Value {
    try run("BEGIN IMMEDIATE", [])
    let value = try body(self)
    try run("COMMIT", [])
    return value
  }

  func run(_ sql: String, _ values: [any SQLConvertible]) throws {
    _ = try rows(sql, values) { _ in }
  }

  func rows<Value>(_ sql: String, _ values: [any SQLConvertible], _ map: (any RawRow) throws -> Value) throws -> [Value]
  {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (place, value) in values.enumerated() { bind(value.sqlValue, to: statement, at: Int32(place + 1)) }
    var result: [Value] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: result.append(try map(SQLiteRow(statement: statement)))
      case SQLITE_DONE: return result
      default: throw Refused()
      }
    }
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    guard sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil) == SQLITE_OK, let statement else {
      throw Refused()
    }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: SQLValue, to statement: OpaquePointer, at place: Int32) {
    switch value {
    case .null: sqlite3_bind_null(statement, place)
    case .integer(let number): sqlite3_bind_int64(statement, place, number)
    case .real(let number): sqlite3_bind_double(statement, place, number)
    case .text(let text):
      sqlite3_bind_text64(statement, place, text, UInt64(text.utf8.count), copied, UInt8(SQLITE_UTF8))
    case .blob(let bytes): sqlite3_bind_blob64(statement, place, bytes, UInt64(bytes.count), copied)
    }
  }

  private var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

  /// The error for a failed SQLite call.
  struct Refused: Error {}

  private struct SQLiteRow: RawRow {
    let statement: OpaquePointer

    func integer(_ column: String, at place: Int32) -> Int64 { sqlite3_column_int64(statement, place) }
    func text(_ column: String, at place: Int32) -> String {
      sqlite3_column_text(statement, place).map { String(cString: $0) } ?? ""
    }
  }
}

/// A shared SQLite file.
actor RawSQLiteStore: RawStore {
  private let raw: RawSQLite

  init(path: String) throws { raw = try RawSQLite(path: path) }

  func write<Value: Sendable>(_ body: @Sendable (any RawStatements) throws -> Value) throws -> Value {
    try raw.write(body)
  }

  func readAll() throws { try raw.run("PRAGMA integrity_check", []) }
}
