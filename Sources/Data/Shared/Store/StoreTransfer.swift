import ArcadeDomain

/// The copied part of a table.
public struct CopiedTable: Hashable, Sendable {
  /// The name of the table.
  public let name: String
  /// The number of its rows.
  public let rows: Int
}

/// Copies one store into another on its own thread, because it mostly blocks on disks and servers.
actor StoreCopying {
  private let executor = QueueExecutor("arcade.copy")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func copy(_ source: Database, to target: Database) throws -> [CopiedTable] {
    try StoreTransfer(from: source, to: target).run()
  }
}

/// Copies one store into another, with a connection to each.
struct StoreTransfer {
  private let from, to: any StoreDriver
  private let tables: [TableSchema]
  private let migrations: [Migration]

  /// The bytes that are sent before waiting for an answer, plus at most a page.
  private static let mostUnanswered = 1 << 20

  init(from source: Database, to target: Database) throws(RepositoryError) {
    migrations = source.migrations
    tables = try TableSchema.all(after: migrations)
    from = try source.engine.connect()
    to = try target.engine.connect()
  }

  /// Copies all tables in one transaction, from one state of the source.
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

  private func copy(_ table: TableSchema) throws {
    var (pages, unanswered) = (StorePages(of: table, from: from), 0)
    while true {
      let rows = try pages.next()
      guard !rows.isEmpty else { return }
      guard !Task.isCancelled else { throw RepositoryError(.cancelled, subject: from.subject) }
      try send(rows, of: table)
      unanswered += rows.joined().reduce(0) { $0 + $1.size }
      guard unanswered > Self.mostUnanswered else { continue }
      // Unanswered statements are held in memory.
      unanswered = 0
      _ = try to.queries.rows("SELECT 1") { _ in }
    }
  }

  private func send(_ rows: [[SQLValue]], of table: TableSchema) throws {
    do throws(RepositoryError) {
      try to.insert(rows, into: table)
    } catch {
      let row = rows.first { $0.contains(where: \.hasNUL) }
      guard error.code == .unstorable, let row else { throw error }
      throw StoreCopyError.unstorable(table: table.name, row: RowCondition.text(table.key, table.key(of: row)))
    }
  }

  private func check(_ table: TableSchema) throws -> CopiedTable {
    let (sent, arrived) = (try from.tally(of: table), try to.tally(of: table))
    guard sent == arrived else { throw StoreCopyError.different(table: table.name) }
    return CopiedTable(name: table.name, rows: Int(sent.first ?? 0))
  }
}

extension SQLValue {
  /// Its approximate size in bytes when sent.
  fileprivate var size: Int {
    switch self {
    case .null, .integer, .real: 16
    case .text(let text): 16 + text.utf8.count
    case .blob(let bytes): 16 + bytes.count
    }
  }
}

extension StoreDriver {
  /// Deletes the initial rows of a new store; throws if there are any others.
  fileprivate func clear(_ tables: [TableSchema], asMadeBy migrations: [Migration]) throws {
    let new = try SQLiteConnection.schema(after: migrations)
    for table in tables {
      let expected = try new.firstRows(of: table, most: .max)
      guard try firstRows(of: table, most: expected.count + 1) == expected else {
        throw StoreCopyError.targetHoldsData(target: subject, table: table.name)
      }
      if !expected.isEmpty { try queries.run("DELETE FROM \(table.name)") }
    }
  }

  private func firstRows(of table: TableSchema, most: Int) throws(RepositoryError) -> [[SQLValue]] {
    let sql = "SELECT \(table.columnList) FROM \(table.name) ORDER BY \(table.keyList) LIMIT ?"
    return try queries.rows(sql, most) { try $0.values() }
  }

  /// Inserts rows with one statement.
  func insert(_ rows: [[SQLValue]], into table: TableSchema) throws(RepositoryError) {
    let places = "(" + table.columns.map { _ in "?" }.joined(separator: ", ") + ")"
    let all = Array(repeating: places, count: rows.count).joined(separator: ", ")
    try queries.run("INSERT INTO \(table.name) (\(table.columnList)) VALUES \(all)", values: rows.flatMap { $0 })
  }
}

extension StoreDriver {
  /// Counts the rows of a table and the values of each column, and adds up its numbers and text lengths. The first
  /// result is the row count. Numbers are added as remainders, because sums of 64-bit numbers overflow.
  func tally(of table: TableSchema) throws(RepositoryError) -> [Int64] {
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
    let values = try queries.rows(sql) { try $0.values() }.first ?? []
    return values.map { value in
      guard case .integer(let number) = value else { return 0 }
      return number
    }
  }
}
