import ArcadeDomain

extension SQLiteConnection: StoreDriver {
  /// Does nothing: a transaction that writes has the whole file to itself.
  func keepOthersOut(of tables: [TableShape]) {}

  func byteCount(of column: String) -> String { "length(CAST(\(column) AS BLOB))" }

  func lastNumber(in table: TableShape) throws(RepositoryError) -> Int64 {
    guard let identity = table.identity else { return 0 }
    let highest = "SELECT coalesce(max(\(identity)), 0) AS number FROM \(table.name)"
    let given = "SELECT seq AS number FROM sqlite_sequence WHERE name = '\(table.name)'"
    let queries = table.remembersNumbers ? [highest, given] : [highest]
    var number: Int64 = 0
    for sql in queries { number = max(number, try row(sql) { try $0.integer("number") } ?? 0) }
    return number
  }

  func keepNumbers(upTo number: Int64, in table: TableShape) throws(RepositoryError) {
    guard table.remembersNumbers else { return }
    try run("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", number, table.name)
    try run(
      "INSERT INTO sqlite_sequence (name, seq) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)",
      table.name,
      number,
      table.name
    )
  }
}
