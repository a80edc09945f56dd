public import ArcadeDomain
import Foundation

/// The tables in which a system keeps what is somebody's.
struct OwnedTables: Sendable {
  /// What anybody can have any number of, and what only one: each table with a column `owner`.
  let tables: [String]
  /// What somebody can have only one of, as the rows where it stands.
  var single: [(OwnershipTransfer.Obstacle, rows: String)] = []
  /// What is nobody's and the new owner, for whom a `?` stands, has already.
  var doubles: [String] = []
  /// What the rows of an owner come to.
  var summaries: [SummaryTable] = []
  /// How a row of a table changes besides, where another owner gets it.
  var changes: [String: String] = [:]
  /// Joins nobody's rows with those of an owner, where that takes more than another owner in each.
  var joining: (@Sendable (Connection, Owner, Scheduler) throws(RepositoryError) -> Void)?
  /// How many games of an owner were finished, as a query beneath one of `owners`.
  var finishedGames: String?
  /// How many orders of an owner were paid, likewise.
  var orders: String?
}

extension Connection {
  func has(_ rows: String, of owner: Owner) throws(RepositoryError) -> Bool {
    let condition = rows.contains(" WHERE ") ? "AND" : "WHERE"
    return try row("SELECT 1 AS found FROM \(rows) \(condition) owner = ? LIMIT 1", owner) { _ in true } ?? false
  }

  /// Gives the rows of nobody to an owner.
  func claim(_ owned: OwnedTables, by owner: Owner, _ scheduler: Scheduler) throws(RepositoryError) {
    try owned.joining?(self, owner, scheduler)
    for double in owned.doubles {
      try run("DELETE FROM \(double)", values: Array(repeating: owner, count: double.count { $0 == "?" }))
    }
    for table in owned.tables {
      let change = owned.changes[table].map { ", \($0)" } ?? ""
      let values = Array(repeating: owner, count: 1 + change.count { $0 == "?" })
      try run("UPDATE \(table) SET owner = ?\(change) WHERE owner = ''", values: values)
    }
    for summary in owned.summaries { try claim(summary, by: owner) }
  }
}

extension Connection {
  /// Keeps others from doing something for an owner until this transaction ends, and notes a new one.
  func lockRow(_ owner: Owner) throws(RepositoryError) {
    if !owner.isNobody {
      try run("INSERT INTO owners (owner, name) VALUES (?, ?) ON CONFLICT DO NOTHING", owner, owner.name)
    }
    try lockRow(owner, of: "owner", in: "owners")
  }
}

extension Row {
  /// Returns whose the name in a column is; nobody's where it is empty.
  func owner(named column: String) throws(RepositoryError) -> Owner {
    try checked(column) { $0.isEmpty ? .nobody : Owner($0) }
  }
}

extension Owner: SQLConvertible {
  /// What names are compared by, the same bytes however its accents are written.
  public var sqlValue: SQLValue { .text(isNobody ? "" : key.precomposedStringWithCanonicalMapping) }
}
