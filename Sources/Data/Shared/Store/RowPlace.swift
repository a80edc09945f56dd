import ArcadeDomain

/// Which row of a table, as a condition that a person can put behind `WHERE`.
enum RowPlace {
  /// Says what the columns of its key hold.
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
