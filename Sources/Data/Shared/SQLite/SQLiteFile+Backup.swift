import ArcadeDomain
import CSQLite

extension SQLiteFile {
  /// Writes a copy of the whole database into a new file, and lets `body` add to it. The copy is consistent, even
  /// during writes. An existing file is never replaced: `.exists`. The new file appears whole or not at all.
  func backup(to target: String, adding body: @Sendable (Connection) throws -> Void) throws(RepositoryError) {
    let connection = try opened()
    let scratch = try ScratchFolder(in: PrivateFolder.parent(of: path))
    try WholeFile.create(at: target, noting: scratch) { unfinished throws(RepositoryError) in
      do throws(RepositoryError) {
        try connection.queries.run("VACUUM INTO ?", unfinished)
        let copy = try SQLiteConnection(path: unfinished, flags: SQLITE_OPEN_READWRITE)
        try copy.execute("PRAGMA journal_mode = MEMORY")
        try copy.transaction(.writing) { try body(Connection(copy)) }
      } catch {
        throw RepositoryError(error.code, subject: target, detail: error.detail)
      }
    }
  }
}

extension SQLiteFile {
  /// Replaces every row by those of a backup. First, in the same transaction, `body` sees both and may throw to refuse.
  func restore<Value: Sendable>(
    from source: String,
    after body: @Sendable (_ database: Connection, _ backup: Connection) throws -> Value
  ) throws(RepositoryError) -> Value {
    let connection = try opened()
    return try withCopy(of: source) { backup throws(RepositoryError) in
      try connection.replaceRows(by: backup, migrations, after: body)
    }
  }

  /// Returns the numbers issued here that a backup does not know.
  func numbersLost(byRestoring source: String) throws(RepositoryError) -> [String: ClosedRange<Int64>] {
    let connection = try opened()
    return try withCopy(of: source) { backup throws(RepositoryError) in
      var lost: [String: ClosedRange<Int64>] = [:]
      for name in NumberHighWaterMarks.names {
        guard let last = try connection.lastNumber(of: name), let known = try backup.lastNumber(of: name) else {
          continue
        }
        if known < last { lost[name] = known + 1...last }
      }
      return lost
    }
  }

  private func withCopy<Value>(
    of source: String,
    _ body: (SQLiteConnection) throws(RepositoryError) -> Value
  ) throws(RepositoryError) -> Value {
    let copy: SQLiteCopy
    do throws(RepositoryError) {
      copy = try SQLiteCopy(of: source, in: PrivateFolder.parent(of: path))
    } catch {
      guard error.code == .notOurs else { throw error }
      throw RepositoryError(.notBackup, subject: source, detail: error.detail)
    }
    // The copy is deleted with its last reference.
    defer { withExtendedLifetime(copy) {} }
    let backup = try copy.opened(bringingUpTo: migrations)
    do throws(RepositoryError) {
      return try body(backup)
    } catch {
      guard error.subject == backup.path else { throw error }
      throw RepositoryError(error.code, subject: source, detail: error.detail)
    }
  }
}

extension SQLiteConnection {
  /// Replaces the rows of all tables by those of a backup, in one transaction with what comes before. References are
  /// only checked at the end, because they are invalid on the way.
  fileprivate func replaceRows<Value>(
    by backup: SQLiteConnection,
    _ migrations: [Migration],
    after body: (Connection, Connection) throws -> Value
  ) throws(RepositoryError) -> Value {
    let tables = try SQLiteConnection.schema(after: migrations).tables()
    try queries.run("ATTACH ? AS backup", backup.path)
    defer {
      idle.forget()
      try? execute("PRAGMA foreign_keys = ON")
      try? execute("DETACH backup")
    }
    try execute("PRAGMA foreign_keys = OFF")
    return try transaction(.writing) {
      try requireVersion(upTo: migrations.count)
      let value = try body(Connection(self), Connection(backup))
      let names = tables.contains("counters") ? NumberHighWaterMarks.names : []
      let given = try names.map { name in (name, try lastNumber(of: name) ?? 0) }
      for table in tables { try replaceRows(of: table) }
      for (name, last) in given { try skipNumbers(of: name, upTo: last) }
      try requireSoundForeignKeys()
      return value
    }
  }

  private func replaceRows(of table: String) throws(RepositoryError) {
    guard table != "sqlite_sequence" else { return try raiseCounters() }
    let columns = try queries.rows("SELECT name FROM pragma_table_info(?, 'backup')", table) { try $0.text("name") }
    let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    try queries.run("DELETE FROM main.\"\(table)\"")
    try queries.run("INSERT INTO main.\"\(table)\" (\(list)) SELECT \(list) FROM backup.\"\(table)\"")
  }

  /// A number issued by either database is not issued again.
  private func raiseCounters() throws(RepositoryError) {
    try queries.run(
      """
      UPDATE main.sqlite_sequence SET seq = max(seq, coalesce(
        (SELECT other.seq FROM backup.sqlite_sequence AS other WHERE other.name = main.sqlite_sequence.name), 0))
      """
    )
    try queries.run(
      """
      INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM backup.sqlite_sequence
      WHERE name NOT IN (SELECT name FROM main.sqlite_sequence)
      """
    )
  }
}
