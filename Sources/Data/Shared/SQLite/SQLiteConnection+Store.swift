import ArcadeDomain

extension SQLiteConnection: StoreDriver {
  /// Does nothing: a writing transaction has the file to itself.
  func keepOthersOut(of tables: [TableSchema]) {}

  func byteCount(of column: String) -> String { "length(CAST(\(column) AS BLOB))" }

  func lastNumber(in table: TableSchema) throws(RepositoryError) -> Int64 {
    guard let identity = table.identity else { return 0 }
    let highest = "SELECT coalesce(max(\(identity)), 0) AS number FROM \(table.name)"
    let given = "SELECT seq AS number FROM sqlite_sequence WHERE name = '\(table.name)'"
    let numbers = table.remembersNumbers ? [highest, given] : [highest]
    var number: Int64 = 0
    for sql in numbers { number = max(number, try queries.row(sql) { try $0.integer("number") } ?? 0) }
    return number
  }

  func keepNumbers(upTo number: Int64, in table: TableSchema) throws(RepositoryError) {
    guard table.remembersNumbers else { return }
    try queries.run("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", number, table.name)
    try queries.run(
      "INSERT INTO sqlite_sequence (name, seq) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)",
      values: [table.name, number, table.name]
    )
  }
}

extension SQLiteConnection {
  /// Finds damage that SQLite reports, and rows that violate constraints, in case checks were switched off. SQLite only
  /// names the table, so its rows are inserted one by one into an empty copy.
  func faults(in shapes: [TableSchema], asMadeBy migrations: [Migration]) throws(RepositoryError)
    -> [IntegrityViolation]
  {
    var faults: [IntegrityViolation] = []
    for shape in shapes {
      let said = try queries.rows("PRAGMA integrity_check(\(shape.name))") { try $0.text("integrity_check") }
      guard said != ["ok"] else { continue }
      let broken = try brokenRows(of: shape, asMadeBy: migrations)
      faults += broken.isEmpty ? said.map { IntegrityViolation(check: .damage, table: shape.name, row: $0) } : broken
    }
    return faults
  }

  private func brokenRows(
    of shape: TableSchema,
    asMadeBy migrations: [Migration]
  ) throws(RepositoryError) -> [IntegrityViolation] {
    let empty = try SQLiteConnection.schema(after: migrations)
    try empty.execute("PRAGMA foreign_keys = OFF")
    var (faults, pages) = ([IntegrityViolation](), StorePages(of: shape, from: self))
    while true {
      let rows = try pages.next()
      guard !rows.isEmpty, faults.count <= IntegrityViolation.mostListed else { return faults }
      for row in rows {
        try empty.execute("DELETE FROM \(shape.name)")
        do throws(RepositoryError) {
          try empty.insert([row], into: shape)
        } catch {
          let isListed = faults.count < IntegrityViolation.mostListed
          let place = isListed ? RowCondition.text(shape.key, shape.key(of: row)) : nil
          faults.append(
            IntegrityViolation(check: .constraint, table: shape.name, row: place, detail: error.brokenConstraint)
          )
        }
      }
    }
  }
}

extension RepositoryError {
  /// The name of the violated constraint in SQLite's message.
  fileprivate var brokenConstraint: String? {
    let words = "constraint failed: "
    guard let start = detail.firstRange(of: words)?.upperBound else { return nil }
    return String(detail[start...].prefix { !$0.isWhitespace })
  }
}
