import ArcadeDomain

/// Copies one store into another over a connection to each.
struct StoreTransfer {
  private let from: any StoreDriver
  private let to: any StoreDriver
  private let tables: [TableShape]
  private let migrations: [Migration]

  /// So many bytes are sent before an answer is waited for, or a page more.
  private static let mostUnanswered = 1 << 20

  init(from source: Database, to target: Database) throws(RepositoryError) {
    migrations = source.migrations
    tables = try TableShape.all(after: migrations)
    from = try source.engine.connect()
    to = try target.engine.connect()
  }

  /// Copies all tables in one transaction, out of one state of the source.
  func run() throws -> [CopiedTable] {
    try from.begin(.reading)
    defer { from.rollBack() }
    try from.requireVersion(upTo: migrations.count)
    try to.begin(.writing)
    do {
      try to.requireVersion(upTo: migrations.count)
      try to.keepOthersOut(of: tables)
      try to.clear(tables, asMadeBy: migrations)
      for table in tables { try copy(table) }
      let copied = try tables.map { try check($0) }
      for table in tables { try to.keepNumbers(upTo: try from.lastNumber(in: table), in: table) }
      try to.commit()
      return copied
    } catch {
      to.rollBack()
      throw error
    }
  }

  private func copy(_ table: TableShape) throws {
    var (pages, unanswered) = (StorePages(of: table, from: from), 0)
    while true {
      let rows = try pages.next()
      guard !rows.isEmpty else { return }
      guard !Task.isCancelled else { throw RepositoryError(.cancelled, subject: from.subject) }
      try send(rows, of: table)
      unanswered += rows.joined().reduce(0) { $0 + $1.size }
      guard unanswered > Self.mostUnanswered else { continue }
      // What is sent without waiting for an answer is held in memory.
      unanswered = 0
      _ = try to.rows("SELECT 1") { _ in }
    }
  }

  private func send(_ rows: [[SQLValue]], of table: TableShape) throws {
    do throws(RepositoryError) {
      try to.insert(rows, into: table)
    } catch {
      let row = rows.first { $0.contains(where: \.hasNUL) }
      guard error.code == .unstorable, let row else { throw error }
      throw StoreCopyError.unstorable(table: table.name, row: RowCondition.text(table.key, table.key(of: row)))
    }
  }

  private func check(_ table: TableShape) throws -> CopiedTable {
    let (sent, arrived) = (try from.tally(of: table), try to.tally(of: table))
    guard sent == arrived else { throw StoreCopyError.different(table: table.name) }
    return CopiedTable(name: table.name, rows: Int(sent.first ?? 0))
  }
}

extension SQLValue {
  /// About how many bytes it takes to send it.
  fileprivate var size: Int {
    switch self {
    case .null, .integer, .real: 16
    case .text(let text): 16 + text.utf8.count
    case .blob(let bytes): 16 + bytes.count
    }
  }
}

extension StoreDriver {
  /// Deletes what a new store has, and throws where there is anything else.
  fileprivate func clear(_ tables: [TableShape], asMadeBy migrations: [Migration]) throws {
    let new = try SQLiteConnection.schema(after: migrations)
    for table in tables {
      let expected = try new.firstRows(of: table, most: .max)
      guard try firstRows(of: table, most: expected.count + 1) == expected else {
        throw StoreCopyError.targetHoldsData(target: subject, table: table.name)
      }
      if !expected.isEmpty { try run("DELETE FROM \(table.name)") }
    }
  }

  private func firstRows(of table: TableShape, most: Int) throws(RepositoryError) -> [[SQLValue]] {
    let sql = "SELECT \(table.columnList) FROM \(table.name) ORDER BY \(table.keyList) LIMIT ?"
    return try rows(sql, values: [most]) { try $0.values() }
  }

  /// Writes rows with one statement.
  func insert(_ rows: [[SQLValue]], into table: TableShape) throws(RepositoryError) {
    let places = "(" + table.columns.map { _ in "?" }.joined(separator: ", ") + ")"
    let all = Array(repeating: places, count: rows.count).joined(separator: ", ")
    try run("INSERT INTO \(table.name) (\(table.columnList)) VALUES \(all)", values: rows.flatMap { $0 })
  }
}
