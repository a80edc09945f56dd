import ArcadeDomain
import CSQLite

extension SQLiteConnection {
  /// A database in memory that holds nothing but the schema after some steps.
  static func schema(after migrations: [Migration]) throws(RepositoryError) -> SQLiteConnection {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
    let schema = try SQLiteConnection(path: "schema", flags: flags)
    try schema.migrate(migrations)
    return schema
  }

  /// The names of all tables, that of the counters among them where there are any.
  func tables() throws(RepositoryError) -> [String] {
    try rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name") { try $0.text("name") }
  }

  /// Throws unless every table, index, view and trigger of another database is here, and nothing else.
  func requireSchema(of other: SQLiteConnection) throws(RepositoryError) {
    let (held, wanted) = (try definitions(), try other.definitions())
    guard let wrong = wanted.symmetricDifference(held).first else { return }
    throw RepositoryError(.corrupt, subject: path, detail: "missing, changed or added: \(wrong)")
  }

  private func definitions() throws(RepositoryError) -> Set<String> {
    let sql = """
      SELECT type || ' ' || sql AS definition FROM sqlite_master
      WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'backup_settings'
      """
    return Set(try rows(sql) { try $0.text("definition") })
  }
}
