import ArcadeDomain

/// A table of what the rows of others come to, written in the same transactions as they are: so nobody adds up all of them.
struct SummaryTable: Sendable {
  let name: String
  /// What tells its rows apart, the owner first.
  let key: [String]
  /// The columns that are added up.
  let sums: [String]
  /// The columns that are taken from what is added, which is called `excluded`, where a condition holds.
  var taken: [(column: String, condition: String)] = []
  /// A query whose rows say the owner and what the rows of the other tables come to.
  let expected: String
  /// The same of its own rows; nil for their keys and sums.
  var found: String?

  private var columns: [String] { key + sums + taken.map(\.column) }

  /// What the rows of each owner come to stands in it.
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

  /// Nobody's rows, as those of an owner.
  fileprivate var nobodys: String {
    "SELECT ?, \(columns.dropFirst().joined(separator: ", ")) FROM \(name) WHERE owner = ''"
  }
}

extension Connection {
  /// Adds to a row of a summary, with values for its key, its sums and what is taken.
  func add(_ values: [any SQLConvertible], to summary: SummaryTable) throws(RepositoryError) {
    try run(summary.addingValues, values: values)
  }

  /// Adds the rows of a query, which has a column for each of the summary.
  func add(from query: String, _ values: any SQLConvertible..., to summary: SummaryTable) throws(RepositoryError) {
    try run(summary.adding(query), values: values)
  }

  /// Gives what nobody's rows come to to an owner, besides what that one has.
  func claim(_ summary: SummaryTable, by owner: Owner) throws(RepositoryError) {
    try add(from: summary.nobodys, owner, to: summary)
    try run("DELETE FROM \(summary.name) WHERE owner = ''")
  }
}
