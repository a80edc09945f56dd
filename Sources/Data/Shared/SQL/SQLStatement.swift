import ArcadeDomain

/// A prepared statement, which can run any number of times, and its current row.
protocol SQLStatement: AnyObject {
  var sql: String { get }
  /// The subject of errors.
  var subject: String { get }

  /// Binds a value to each question mark.
  func bind(_ values: [any SQLConvertible]) throws(RepositoryError)
  /// Runs the statement without a result; a later statement, or the end of the transaction, may report its failure.
  func run() throws(RepositoryError)
  /// Moves to the next row; false if there is none.
  func step() throws(RepositoryError) -> Bool
  /// Makes it ready to run again and releases its values.
  func reset()

  /// The names of the columns, from left to right.
  var columns: [String] { get }
  /// Returns the value of a column; nil for a type that no statement of ours uses.
  func value(at index: Int) -> SQLValue?
  /// Returns the table and a condition for the row that a value comes from; nil if it is computed, or without a row.
  func origin(of index: Int) -> String?
}

extension SQLStatement {
  /// Returns the table and the values of a row's key; the table alone if the result does not contain the whole key.
  func nameOfRow(in table: String, key: [String], at places: [Int]) -> String {
    let values = places.compactMap { value(at: $0) }
    return values.count == key.count && !key.isEmpty ? "\(table) (\(RowCondition.text(key, values)))" : table
  }
}

/// Prepared statements by text. One in use is not in the cache, so a query can run inside a loop over its own rows.
struct StatementCache {
  private static let most = 100

  private var statements: [String: any SQLStatement] = [:]

  mutating func take(_ sql: String) -> (any SQLStatement)? { statements.removeValue(forKey: sql) }

  mutating func putBack(_ statement: any SQLStatement) {
    statement.reset()
    if statements.count >= Self.most { forget() }
    statements[statement.sql] = statement
  }

  mutating func forget() { statements = [:] }
}
