public import ArcadeDomain
import Foundation

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
