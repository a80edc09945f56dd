/// Prepared statements that nobody uses at the moment, by their text.
///
/// One in use is not among them, so a query may run within the rows of the same query.
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
