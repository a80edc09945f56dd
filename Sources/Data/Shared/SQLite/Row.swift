public import ArcadeDomain
import CSQLite

/// One row of a result, whose columns are read by name.
///
/// It is there for the closure that it is handed to, and for no longer. A column
/// that is missing, NULL or of another type throws `.corrupt` with its name and
/// the SQL: the file may have been edited by hand.
public struct Row {
  private let statement: Statement
  private let columns: [String: Int32]

  init(of statement: Statement) {
    self.statement = statement
    var columns: [String: Int32] = [:]
    for index in (0..<sqlite3_column_count(statement.handle)).reversed() {
      guard let name = sqlite3_column_name(statement.handle, index) else { continue }
      columns[String(cString: name)] = index
    }
    self.columns = columns
  }

  /// Returns a whole number.
  public func integer(_ column: String) throws(RepositoryError) -> Int64 {
    sqlite3_column_int64(statement.handle, try index(of: column, holding: SQLITE_INTEGER))
  }

  /// Returns whether a whole number is not 0.
  public func flag(_ column: String) throws(RepositoryError) -> Bool {
    try integer(column) != 0
  }

  /// Returns a number, whole or not.
  public func real(_ column: String) throws(RepositoryError) -> Double {
    sqlite3_column_double(statement.handle, try index(of: column, holding: SQLITE_FLOAT, SQLITE_INTEGER))
  }

  /// Returns the text of a column; throws `.corrupt` for anything else.
  public func text(_ column: String) throws(RepositoryError) -> String {
    let index = try index(of: column, holding: SQLITE_TEXT)
    let bytes = UnsafeBufferPointer(
      start: sqlite3_column_text(statement.handle, index),
      count: Int(sqlite3_column_bytes(statement.handle, index))
    )
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns bytes.
  public func blob(_ column: String) throws(RepositoryError) -> [UInt8] {
    let index = try index(of: column, holding: SQLITE_BLOB)
    return [UInt8](
      UnsafeRawBufferPointer(
        start: sqlite3_column_blob(statement.handle, index),
        count: Int(sqlite3_column_bytes(statement.handle, index))
      )
    )
  }

  /// Returns a whole number, nil for NULL.
  public func optionalInteger(_ column: String) throws(RepositoryError) -> Int64? {
    try isNull(column) ? nil : integer(column)
  }

  /// Returns a number, nil for NULL.
  public func optionalReal(_ column: String) throws(RepositoryError) -> Double? {
    try isNull(column) ? nil : real(column)
  }

  /// Returns a text, nil for NULL.
  public func optionalText(_ column: String) throws(RepositoryError) -> String? {
    try isNull(column) ? nil : text(column)
  }

  /// Returns bytes, nil for NULL.
  public func optionalBlob(_ column: String) throws(RepositoryError) -> [UInt8]? {
    try isNull(column) ? nil : blob(column)
  }
}

extension Row {
  private func isNull(_ column: String) throws(RepositoryError) -> Bool {
    sqlite3_column_type(statement.handle, try index(of: column)) == SQLITE_NULL
  }

  private func index(of column: String, holding types: Int32...) throws(RepositoryError) -> Int32 {
    let index = try index(of: column)
    let type = sqlite3_column_type(statement.handle, index)
    guard types.contains(type) else { throw mismatch("column \(column) holds \(Self.name(of: type))") }
    return index
  }

  private func index(of column: String) throws(RepositoryError) -> Int32 {
    guard let index = columns[column] else { throw mismatch("no column \(column)") }
    return index
  }

  func mismatch(_ what: String) -> RepositoryError {
    RepositoryError(.corrupt, subject: statement.path, detail: "\(what) in: \(statement.sql)")
  }

  private static func name(of type: Int32) -> String {
    switch type {
    case SQLITE_INTEGER: "a whole number"
    case SQLITE_FLOAT: "a floating point number"
    case SQLITE_TEXT: "a text"
    case SQLITE_BLOB: "bytes"
    default: "NULL"
    }
  }
}
