import ArcadeDomain

extension StoreDriver {
  /// Counts the rows of a table and the values in each column, and adds up its numbers and the lengths of its texts.
  ///
  /// The first number is that of the rows. Numbers are added up as remainders, for those of 64 bits have no sum.
  func tally(of table: TableShape) throws(RepositoryError) -> [Int64] {
    let sums = table.columns.map { column in
      switch column.kind {
      case .integer where column.isFlag: "CASE WHEN \(column.name) THEN 1 ELSE 0 END"
      case .integer: "\(column.name) % 1000003"
      case .text, .blob: byteCount(of: column.name)
      default: "0"
      }
    }
    let counted = zip(table.columns, sums).enumerated().map { index, column in
      ", count(\(column.0.name)) AS count\(index), coalesce(CAST(sum(\(column.1)) AS BIGINT), 0) AS sum\(index)"
    }
    let sql = "SELECT count(*) AS rows\(counted.joined()) FROM \(table.name)"
    let values = try rows(sql) { try $0.values() }.first ?? []
    return values.map { value in
      guard case .integer(let number) = value else { return 0 }
      return number
    }
  }
}
