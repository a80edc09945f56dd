public import ArcadeDomain

/// One row of a result, whose columns are read by name.
///
/// It is there for the closure that it is handed to, and for no longer. A column
/// that is missing, NULL or of another type throws `.corrupt` with its name and
/// the SQL: somebody may have edited the database by hand.
public struct Row {
  private let statement: any SQLStatement
  /// Few enough to be looked through, which is quicker than to hash a name.
  private let columns: [String]

  init(of statement: any SQLStatement) { (self.statement, columns) = (statement, statement.columns) }

  /// Returns a whole number.
  public func integer(_ column: String) throws(RepositoryError) -> Int64 {
    try statement.integer(at: try index(of: column, holding: .integer))
  }

  /// Returns whether a number is 1; throws `.corrupt` where it is not 0 either.
  public func flag(_ column: String) throws(RepositoryError) -> Bool {
    try count(column, in: 0...1) == 1
  }

  /// Returns a number, whole or not.
  public func real(_ column: String) throws(RepositoryError) -> Double {
    let index = try index(of: column)
    guard statement.kind(at: index) != .integer else { return try statement.real(at: index) }
    return try statement.real(at: try self.index(of: column, holding: .real))
  }

  /// Returns the text of a column; throws `.corrupt` for anything else.
  public func text(_ column: String) throws(RepositoryError) -> String {
    try statement.text(at: try index(of: column, holding: .text))
  }

  /// Returns bytes.
  public func blob(_ column: String) throws(RepositoryError) -> [UInt8] {
    try statement.blob(at: try index(of: column, holding: .blob))
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
  /// Whether a column holds just this text, or NULL for nil, which takes less time than to make it anew.
  func holds(_ text: String?, _ column: String) throws(RepositoryError) -> Bool {
    guard let text else { return try isNull(column) }
    return statement.holds(text, at: try index(of: column))
  }

  /// Returns all values, from the left.
  func values() throws(RepositoryError) -> [SQLValue] {
    try (0..<columns.count).map { index throws(RepositoryError) in try statement.value(at: index) }
  }
}

extension Row {
  private func isNull(_ column: String) throws(RepositoryError) -> Bool {
    statement.kind(at: try index(of: column)) == .null
  }

  private func index(of column: String, holding wanted: SQLKind) throws(RepositoryError) -> Int {
    let index = try index(of: column)
    let kind = statement.kind(at: index)
    guard kind == wanted else { throw mismatch("holds \(kind.rawValue)", column) }
    return index
  }

  private func index(of column: String) throws(RepositoryError) -> Int {
    guard let index = columns.firstIndex(of: column) else { throw mismatch("no column \(column)") }
    return index
  }

  func mismatch(_ what: String) -> RepositoryError {
    RepositoryError(.corrupt, subject: statement.subject, detail: "\(what) in: \(statement.sql)")
  }

  /// An error that names the row which a column comes from.
  func mismatch(_ what: String, _ column: String) -> RepositoryError {
    var error = mismatch("column \(column) \(what)")
    error.row = columns.firstIndex(of: column).flatMap { statement.origin(of: $0) }
    // Of what is read beside a row, as the newest of a history, only the table is known.
    if let row = error.row, !row.hasSuffix(")"),
      let beside = columns.indices.lazy.compactMap({ statement.origin(of: $0) }).first(where: { $0.hasSuffix(")") })
    {
      error.row = "\(row), \(beside)"
    }
    return error
  }
}
