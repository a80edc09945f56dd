import ArcadeDomain

/// A prepared statement, which can run any number of times, and the row that it stands at.
protocol SQLStatement: AnyObject {
  var sql: String { get }
  /// What errors are about.
  var subject: String { get }

  /// Puts values in the place of the question marks; there must be as many.
  func bind(_ values: [any SQLConvertible]) throws(RepositoryError)
  /// Runs it for what it does; how it went may be said by a later statement, or at the end of the transaction.
  func run() throws(RepositoryError)
  /// Goes to the next row; false where there is none.
  func step() throws(RepositoryError) -> Bool
  /// Makes it ready to run again and lets go of the values.
  func reset()

  /// The names of the columns, from the left.
  var columns: [String] { get }
  /// What the row holds at a place; nil for what none of our statements asks for.
  func value(at index: Int) -> SQLValue?
  /// Names the row of a table that a value comes from, by the table and a condition; nil where it is computed, or at no row.
  func origin(of index: Int) -> String?
}

extension SQLStatement {
  /// Names a row by the values of its key that stand in a result, and the table alone where not all of them do.
  func nameOfRow(in table: String, key: [String], at places: [Int]) -> String {
    let values = places.compactMap { value(at: $0) }
    return values.count == key.count && !key.isEmpty ? "\(table) (\(RowCondition.text(key, values)))" : table
  }
}

/// Prepared statements that nobody uses at the moment, by their text. One in use is not among them, so a query may run
/// within the rows of the same query.
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
