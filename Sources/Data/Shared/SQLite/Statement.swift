import ArcadeDomain
import CSQLite

/// A prepared statement, which can run any number of times.
final class Statement {
  let sql: String
  let path: String
  let handle: OpaquePointer
  private let connection: OpaquePointer

  /// Prepares the one statement that a text holds.
  init(_ sql: String, connection: OpaquePointer, path: String) throws(RepositoryError) {
    var handle: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    guard sqlite3_prepare_v3(connection, sql, -1, flags, &handle, nil) == SQLITE_OK else {
      throw SQLiteFailure(of: connection, sql: sql).error(about: path)
    }
    guard let handle else {
      throw RepositoryError(.corrupt, subject: path, detail: "no statement in: \(sql)")
    }
    self.sql = sql
    self.path = path
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Puts values in the place of the question marks; there must be as many.
  func bind(_ values: [any SQLConvertible]) throws(RepositoryError) {
    guard values.count == Int(sqlite3_bind_parameter_count(handle)) else {
      throw RepositoryError(.corrupt, subject: path, detail: "\(values.count) values for: \(sql)")
    }
    for (index, value) in values.enumerated() {
      guard bind(value.sqlValue, at: Int32(index + 1)) == SQLITE_OK else { throw failure }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let number):
      return sqlite3_bind_int64(handle, index, number)
    case .real(let number):
      return sqlite3_bind_double(handle, index, number)
    case .text(let text):
      // With its length, or it would end at the first NUL in it.
      return sqlite3_bind_text64(handle, index, text, UInt64(text.utf8.count), copied, UInt8(SQLITE_UTF8))
    case .blob(let bytes):
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
      return sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copied)
    }
  }

  /// Goes to the next row; false where there is none.
  func step() throws(RepositoryError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure
    }
  }

  /// Makes it ready to run again and lets go of the values.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private var failure: RepositoryError {
    SQLiteFailure(of: connection, sql: sql).error(about: path)
  }
}

/// Tells SQLite to copy what it is given: `SQLITE_TRANSIENT`, a cast that Swift does not import.
var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
