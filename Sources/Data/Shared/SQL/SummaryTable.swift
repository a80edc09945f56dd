import ArcadeDomain

/// A table of sums over other tables, updated in the same transactions, so that nobody has to add up all rows.
struct SummaryTable: Sendable {
  let name: String
  /// The columns of its key, the owner first.
  let key: [String]
  /// The summed columns.
  let sums: [String]
  /// The columns that are copied from the added row, named `excluded`, if a condition holds.
  var taken: [(column: String, condition: String)] = []
  /// A query that computes the owner and the sums from the other tables.
  let expected: String
  /// The same from its own rows; nil for its keys and sums.
  var found: String?

  private var columns: [String] { key + sums + taken.map(\.column) }

  /// A check that the sums are right.
  var check: IntegrityCheck {
    let found = found ?? "SELECT \((key + sums).joined(separator: ", ")) FROM \(name)"
    func all(_ query: String) -> String { "SELECT * FROM (\(query)) AS summed WHERE summed.owner = owners.owner" }
    func isMore(_ one: String, than other: String) -> String { "EXISTS (\(all(one)) EXCEPT \(all(other)))" }
    return IntegrityCheck(
      .summary,
      "owners",
      brokenWhere: "\(isMore(found, than: expected)) OR \(isMore(expected, than: found))"
    )
  }

  fileprivate func adding(_ source: String) -> String {
    let added = sums.map { "\($0) = \(name).\($0) + excluded.\($0)" }
    let taken = taken.map { column, condition in
      "\(column) = CASE WHEN \(condition) THEN excluded.\(column) ELSE \(name).\(column) END"
    }
    return """
      INSERT INTO \(name) (\(columns.joined(separator: ", "))) \(source)
      ON CONFLICT (\(key.joined(separator: ", "))) DO UPDATE SET \((added + taken).joined(separator: ", "))
      """
  }

  /// A statement that adds to a row, with a value for each column.
  fileprivate var addingValues: String { adding("VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))") }

  /// The rows of `.nobody`, as those of an owner.
  fileprivate var nobodys: String {
    "SELECT ?, \(columns.dropFirst().joined(separator: ", ")) FROM \(name) WHERE owner = ''"
  }
}

extension Connection {
  /// Adds values for the key, the sums and the copied columns to a row.
  func add(_ values: [any SQLConvertible], to summary: SummaryTable) throws(RepositoryError) {
    try run(summary.addingValues, values: values)
  }

  /// Adds the rows of a query with the columns of the summary.
  func add(from query: String, _ values: any SQLConvertible..., to summary: SummaryTable) throws(RepositoryError) {
    try run(summary.adding(query), values: values)
  }

  /// Adds the sums of `.nobody` to those of an owner.
  func claim(_ summary: SummaryTable, by owner: Owner) throws(RepositoryError) {
    try add(from: summary.nobodys, owner, to: summary)
    try run("DELETE FROM \(summary.name) WHERE owner = ''")
  }
}
