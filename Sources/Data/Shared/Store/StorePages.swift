import ArcadeDomain

/// Reads a table by pages in the order of its key, so that memory use stays small.
struct StorePages {
  private let table: TableSchema
  private let driver: any StoreDriver
  private let size: Int
  private var last: [SQLValue]?
  private var isAtEnd = false

  init(of table: TableSchema, from driver: any StoreDriver) {
    (self.table, self.driver) = (table, driver)
    // Blobs are whole documents, which are read one at a time.
    size = table.columns.contains { $0.kind == .blob } ? 1 : 500
  }

  /// Returns the next rows, with a value for each column; empty at the end.
  mutating func next() throws(RepositoryError) -> [[SQLValue]] {
    guard !isAtEnd else { return [] }
    let places = table.key.map { _ in "?" }.joined(separator: ", ")
    let after = last == nil ? "" : "WHERE (\(table.keyList)) > (\(places))"
    let sql = "SELECT \(table.columnList) FROM \(table.name) \(after) ORDER BY \(table.keyList) LIMIT \(size)"
    let rows = try driver.queries.rows(sql, values: last ?? []) { try $0.values() }
    isAtEnd = rows.count < size
    last = rows.last.map { table.key(of: $0) }
    return rows
  }
}

extension TableSchema {
  func key(of row: [SQLValue]) -> [SQLValue] {
    key.compactMap { column in columns.firstIndex { $0.name == column }.map { row[$0] } }
  }
}
