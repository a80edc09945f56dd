import ArcadeDomain
import CSQLite

extension SQLiteConnection {
  /// Returns a database in memory with only the schema after some migrations.
  static func schema(after migrations: [Migration]) throws(RepositoryError) -> SQLiteConnection {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
    let schema = try SQLiteConnection(path: "schema", flags: flags)
    try schema.migrate(migrations)
    return schema
  }

  /// Returns the names of all tables, including the counters' if any.
  func tables() throws(RepositoryError) -> [String] {
    try queries.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name") { try $0.text("name") }
  }

  /// Throws unless the tables, indexes, views and triggers equal those of another database.
  func requireSchema(of other: SQLiteConnection) throws(RepositoryError) {
    let (held, wanted) = (try definitions(), try other.definitions())
    guard let wrong = Set(wanted.keys).symmetricDifference(held.keys).first else { return }
    let definition = wanted[wrong] ?? held[wrong] ?? ""
    throw RepositoryError(.corrupt, subject: path, detail: "missing, changed or added: \(definition)")
  }

  // Compared without comments and spaces, which differ if a column was added later.
  private func definitions() throws(RepositoryError) -> [String: String] {
    let sql = """
      SELECT type || ' ' || sql AS definition FROM sqlite_master
      WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'backup_settings'
      """
    let definitions = try queries.rows(sql) { try $0.text("definition") }
    return Dictionary(definitions.map { ($0.replacing(/--.*/, with: "").filter { !$0.isWhitespace }, $0) }) { $1 }
  }
}

extension SQLiteConnection {
  /// Returns the number of migrations that the database has run.
  func version() throws(RepositoryError) -> Int { Int(try number("user_version")) }

  private func number(_ pragma: String) throws(RepositoryError) -> Int64 {
    try queries.row("PRAGMA \(pragma)") { try $0.integer(pragma) } ?? 0
  }

  /// Throws if a newer version of Arcade has migrated the file.
  func requireVersion(upTo newest: Int) throws(RepositoryError) {
    let version = try version()
    guard version <= newest else { throw newerVersion(version, newest: newest) }
    guard version >= 0 else { throw RepositoryError(.corrupt, subject: path, detail: "user_version \(version)") }
  }

  func newerVersion(_ version: Int, newest: Int) -> RepositoryError {
    RepositoryError(.newerVersion, subject: path, detail: "user_version \(version), known up to \(newest)")
  }
}

extension SQLiteConnection {
  /// Runs the missing migrations, all or none. A new file is filled before it gets a log. Its header thus identifies it
  /// from the start, and a kill leaves no foreign-looking file.
  func migrate(_ migrations: [Migration]) throws(RepositoryError) {
    try requireVersion(upTo: migrations.count)
    let isOurs = try number("application_id") == Int64(SQLiteHeader.ours)
    guard try version() < migrations.count || !isOurs else { return }

    try execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    try transaction(.writing) {
      try requireVersion(upTo: migrations.count)
      for migration in try migrations.after(version(), of: path) { try execute(migration.sqlite) }
      try execute("PRAGMA application_id = \(SQLiteHeader.ours); PRAGMA user_version = \(migrations.count)")
    }
  }

  /// Throws if a row refers to a missing one.
  func requireSoundForeignKeys() throws(RepositoryError) {
    let table = try queries.row("PRAGMA foreign_key_check") { try $0.text("table") }
    guard let table else { return }
    throw RepositoryError(.corrupt, subject: path, detail: "rows of \(table) refer to rows that do not exist")
  }
}
