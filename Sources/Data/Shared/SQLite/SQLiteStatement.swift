import ArcadeDomain
import CSQLite

/// A prepared statement, which can run any number of times.
final class SQLiteStatement: SQLStatement {
  let sql, subject: String
  let handle: OpaquePointer
  private let connection: OpaquePointer

  /// Prepares a single statement.
  init(_ sql: String, connection: OpaquePointer, path: String) throws(RepositoryError) {
    var handle: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    guard sqlite3_prepare_v3(connection, sql, -1, flags, &handle, nil) == SQLITE_OK else {
      throw SQLiteFailure(of: connection, sql: sql).error(about: path)
    }
    guard let handle else { throw RepositoryError(.corrupt, subject: path, detail: "no statement in: \(sql)") }
    self.sql = sql
    subject = path
    (self.handle, self.connection) = (handle, connection)
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ values: [any SQLConvertible]) throws(RepositoryError) {
    guard values.count == Int(sqlite3_bind_parameter_count(handle)) else {
      throw RepositoryError(.corrupt, subject: subject, detail: "\(values.count) values for: \(sql)")
    }
    for (index, value) in values.enumerated() {
      guard bind(value.sqlValue, at: Int32(index + 1)) == SQLITE_OK else { throw failure }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(let text):
      // With its length, because otherwise it would end at the first NUL.
      return sqlite3_bind_text64(handle, index, text, UInt64(text.utf8.count), copied, UInt8(SQLITE_UTF8))
    case .blob(let bytes):
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
      return sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copied)
    }
  }

  func run() throws(RepositoryError) { while try step() {} }

  func step() throws(RepositoryError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure
    }
  }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private var failure: RepositoryError { SQLiteFailure(of: connection, sql: sql).error(about: subject) }
}

// The current row.
extension SQLiteStatement {
  var columns: [String] {
    (0..<sqlite3_column_count(handle)).map { sqlite3_column_name(handle, $0).map(String.init(cString:)) ?? "" }
  }

  func value(at index: Int) -> SQLValue? {
    let place = Int32(index)
    func count() -> Int { Int(sqlite3_column_bytes(handle, place)) }
    switch sqlite3_column_type(handle, place) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, place))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, place))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(handle, place)
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count()), as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(handle, place)
      return .blob([UInt8](UnsafeRawBufferPointer(start: start, count: count())))
    default: return .null
    }
  }

  func origin(of index: Int) -> String? {
    func name(_ text: UnsafePointer<CChar>?) -> String? { text.map(String.init(cString:)) }
    guard sqlite3_data_count(handle) > 0, let table = name(sqlite3_column_table_name(handle, Int32(index))) else {
      return nil
    }
    let key = (try? keyColumns(of: table)) ?? []
    let places = key.compactMap { column in
      (0..<sqlite3_column_count(handle)).first {
        name(sqlite3_column_table_name(handle, $0)) == table && name(sqlite3_column_origin_name(handle, $0)) == column
      }
    }
    return nameOfRow(in: table, key: key, at: places.map(Int.init))
  }

  private func keyColumns(of table: String) throws(RepositoryError) -> [String] {
    let sql = "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk"
    let query = try SQLiteStatement(sql, connection: connection, path: subject)
    try query.bind([table])
    var columns: [String] = []
    while try query.step() { if case .text(let name) = query.value(at: 0) { columns.append(name) } }
    return columns
  }
}

/// Makes SQLite copy its argument: `SQLITE_TRANSIENT`, a cast that Swift does not import.
var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
