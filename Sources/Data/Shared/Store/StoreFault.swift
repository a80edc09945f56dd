import ArcadeDomain

/// A row that breaks a law of the data.
public struct StoreFault: Hashable, Sendable {
  /// What the row should have kept to.
  public let law: IntegrityCheck.Kind
  /// The table that the row is in.
  public let table: String
  /// A condition that finds the row; nil for all that follow the first hundred, which are not listed.
  public let row: String?
  /// The name of the constraint that it breaks, where it is one.
  public var detail: String?

  static let mostListed = 100
}

extension Connection {
  func faults(against law: IntegrityCheck, in shapes: [TableShape]) throws(RepositoryError) -> [StoreFault] {
    guard let key = shapes.first(where: { $0.name == law.table })?.key else { return [] }
    let list = key.joined(separator: ", ")
    let sql = "SELECT \(list) FROM \(law.table) WHERE \(law.breach) ORDER BY \(list) LIMIT \(StoreFault.mostListed + 1)"
    let rows = try rows(sql) { RowCondition.text(key, try $0.values()) }
    return rows.enumerated().map { index, row in
      StoreFault(law: law.kind, table: law.table, row: index < StoreFault.mostListed ? row : nil)
    }
  }
}
