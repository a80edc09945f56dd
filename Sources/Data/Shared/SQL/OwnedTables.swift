public import ArcadeDomain
import Foundation

/// The tables of a system that have owners.
struct OwnedTables: Sendable {
  /// The tables with a column `owner`.
  let tables: [String]
  /// What an owner can have only one of, as its rows.
  var single: [(OwnershipTransfer.Obstacle, rows: String)] = []
  /// Queries for the rows of `.nobody` that the new owner, the `?`, already has.
  var doubles: [String] = []
  /// The summaries of an owner's rows.
  var summaries: [SummaryTable] = []
  /// Further changes to the rows of a table when their owner changes.
  var changes: [String: String] = [:]
  /// Merges the rows of `.nobody` into those of an owner, if that takes more than changing the owner.
  var joining: (@Sendable (Connection, Owner, Scheduler) throws(RepositoryError) -> Void)?
  /// The number of finished games, as a subquery on a row of `owners`.
  var finishedGames: String?
  /// The number of paid orders, likewise.
  var orders: String?
}

extension Connection {
  func has(_ rows: String, of owner: Owner) throws(RepositoryError) -> Bool {
    let condition = rows.contains(" WHERE ") ? "AND" : "WHERE"
    return try row("SELECT 1 AS found FROM \(rows) \(condition) owner = ? LIMIT 1", owner) { _ in true } ?? false
  }

  /// Transfers the rows of `.nobody` to an owner.
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
  /// Locks an owner until this transaction ends, adding a new one to the table.
  func lockRow(_ owner: Owner) throws(RepositoryError) {
    if !owner.isNobody {
      try run("INSERT INTO owners (owner, name) VALUES (?, ?) ON CONFLICT DO NOTHING", owner, owner.name)
    }
    try lockRow(owner, of: "owner", in: "owners")
  }
}

extension Row {
  /// Returns the owner named in a column; `.nobody` if it is empty.
  func owner(named column: String) throws(RepositoryError) -> Owner {
    try checked(column) { $0.isEmpty ? .nobody : Owner($0) }
  }
}

extension Owner: SQLConvertible {
  /// The key that owners are compared by, with accents in composed form.
  public var sqlValue: SQLValue { .text(isNobody ? "" : key.precomposedStringWithCanonicalMapping) }
}
