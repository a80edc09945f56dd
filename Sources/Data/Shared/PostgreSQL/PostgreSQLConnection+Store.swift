import ArcadeDomain

extension PostgreSQLConnection: StoreDriver {
  func requireVersion(upTo newest: Int) throws(RepositoryError) { try queries.run("SELECT require_version(?)", newest) }

  func keepOthersOut(of tables: [TableSchema]) throws(RepositoryError) {
    try queries.run("LOCK TABLE \(tables.map(\.name).joined(separator: ", ")) IN SHARE ROW EXCLUSIVE MODE")
  }

  func byteCount(of column: String) -> String { "octet_length(\(column))" }

  func lastNumber(in table: TableSchema) throws(RepositoryError) -> Int64 {
    guard let identity = table.identity else { return 0 }
    let sql = """
      SELECT greatest((SELECT max(\(identity)) FROM \(table.name)), pg_sequence_last_value(\(sequence(of: table))), 0) AS number
      """
    return try queries.row(sql) { try $0.integer("number") } ?? 0
  }

  /// Raises the sequence of a table. It stays raised after a rollback, which only skips numbers.
  func keepNumbers(upTo number: Int64, in table: TableSchema) throws(RepositoryError) {
    guard table.identity != nil, number > 0 else { return }
    try queries.run("SELECT setval(\(sequence(of: table)), ?)", max(number, try lastNumber(in: table)))
  }

  private func sequence(of table: TableSchema) -> String {
    "CAST(pg_get_serial_sequence('\(table.name)', '\(table.identity ?? "")') AS regclass)"
  }
}
