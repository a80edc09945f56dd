import ArcadeDomain

/// The schema of a table, read from its migrations, so that there is no second list of tables.
struct TableSchema: Sendable {
  let name: String
  /// The columns that are written, without the computed ones.
  let columns: [Column]
  let key: [String]
  /// Its references to other tables or to itself.
  let references: [Reference]
  /// Whether SQLite remembers the highest number ever issued; other tables continue from the highest present.
  let remembersNumbers: Bool

  struct Column: Sendable {
    let name: String
    let kind: SQLKind
    /// Whether it is a Boolean, which is a number in SQLite.
    let isFlag: Bool
  }

  struct Reference: Sendable {
    let table: String
    let columns: [(own: String, other: String)]
  }

  /// The column that an engine numbers by itself.
  var identity: String? {
    guard key.count == 1, let first = key.first else { return nil }
    return columns.contains { $0.name == first && $0.kind == .integer } ? first : nil
  }

  /// The names of all columns, for a statement.
  var columnList: String { columns.map(\.name).joined(separator: ", ") }

  /// The columns of the key, for a statement.
  var keyList: String { key.joined(separator: ", ") }
}

extension TableSchema {
  /// Returns the tables of a schema, each after the ones it refers to.
  static func all(after migrations: [Migration]) throws(RepositoryError) -> [TableSchema] {
    let schema = try SQLiteConnection.schema(after: migrations)
    let names = try schema.tables().filter { !$0.hasPrefix("sqlite_") }
    return sorted(try names.map { name throws(RepositoryError) in try schema.shape(of: name) })
  }

  private static func sorted(_ shapes: [TableSchema]) -> [TableSchema] {
    var (rest, result) = (shapes, [TableSchema]())
    while !rest.isEmpty {
      let names = Set(rest.map(\.name))
      let next = rest.filter { shape in
        shape.references.allSatisfy { $0.table == shape.name || !names.contains($0.table) }
      }
      // Tables with circular references keep their order.
      guard !next.isEmpty else { return result + rest }
      result += next
      rest.removeAll { shape in next.contains { $0.name == shape.name } }
    }
    return result
  }
}

extension SQLiteConnection {
  fileprivate func shape(of table: String) throws(RepositoryError) -> TableSchema {
    let definition = try queries.row("SELECT sql FROM sqlite_master WHERE name = ?", table) { try $0.text("sql") }
    // Computed columns have a `hidden` number from 2.
    let sql = "SELECT name, type, pk FROM pragma_table_xinfo(?) WHERE hidden = 0 ORDER BY cid"
    let columns = try queries.rows(sql, table) { row in
      let name = try row.text("name")
      let isFlag = definition?.contains("(\(name) IN (0, 1))") == true
      let column = TableSchema.Column(name: name, kind: try row.columnKind(), isFlag: isFlag)
      return (column: column, place: try row.integer("pk"))
    }
    let key = columns.filter { $0.place > 0 }.sorted { $0.place < $1.place }.map(\.column.name)
    let referring = #"SELECT id, "from", "table", "to" FROM pragma_foreign_key_list(?) ORDER BY id, seq"#
    let pairs = try queries.rows(referring, table) { row in
      (id: try row.integer("id"), table: try row.text("table"), (own: try row.text("from"), other: try row.text("to")))
    }
    let references = Dictionary(grouping: pairs, by: \.id).sorted { $0.key < $1.key }.map { _, pairs in
      TableSchema.Reference(table: pairs[0].table, columns: pairs.map(\.2))
    }
    return TableSchema(
      name: table,
      columns: columns.map(\.column),
      key: key,
      references: references,
      remembersNumbers: definition?.contains("AUTOINCREMENT") == true
    )
  }
}

extension Row {
  fileprivate func columnKind() throws(RepositoryError) -> SQLKind {
    try checked("type") { type in
      switch type {
      case "INTEGER", "INT": .integer
      case "REAL": .real
      case "TEXT": .text
      case "BLOB": .blob
      default: nil
      }
    }
  }
}
