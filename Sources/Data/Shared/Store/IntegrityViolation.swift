import ArcadeDomain

/// A row that violates an integrity check.
public struct IntegrityViolation: Hashable, Sendable {
  /// The kind of the violated check.
  public let check: IntegrityCheck.Kind
  /// The row's table.
  public let table: String
  /// A condition that finds the row; nil for the rest after the first hundred.
  public let row: String?
  /// The name of the violated constraint, if any.
  public var detail: String?

  static let mostListed = 100
}

extension Connection {
  func faults(against check: IntegrityCheck, in shapes: [TableSchema]) throws(RepositoryError) -> [IntegrityViolation] {
    guard let key = shapes.first(where: { $0.name == check.table })?.key else { return [] }
    let list = key.joined(separator: ", ")
    let sql =
      "SELECT \(list) FROM \(check.table) WHERE \(check.breach) ORDER BY \(list) LIMIT \(IntegrityViolation.mostListed + 1)"
    let rows = try rows(sql) { RowCondition.text(key, try $0.values()) }
    return rows.enumerated().map { index, row in
      IntegrityViolation(check: check.kind, table: check.table, row: index < IntegrityViolation.mostListed ? row : nil)
    }
  }
}

/// A condition that finds a row, for use after `WHERE`.
enum RowCondition {
  /// Returns a condition on the columns of the key.
  static func text(_ key: [String], _ values: some Sequence<SQLValue>) -> String {
    zip(key, values).map { column, value in "\(column) = \(literal(value))" }.joined(separator: " AND ")
  }

  private static func literal(_ value: SQLValue) -> String {
    switch value {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): "'\(text.replacing("'", with: "''"))'"
    case .blob(let bytes): "x'\(bytes.hex)'"
    }
  }
}
