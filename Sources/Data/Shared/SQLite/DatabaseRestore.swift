public import ArcadeDomain
import CSQLite

extension Database {
  /// Replaces everything in the database by what a backup holds.
  ///
  /// A backup of an older version is brought up to date first. The backup itself
  /// stays untouched, and must be sound: else `.notOurs`, `.corrupt` or
  /// `.newerVersion`, and nothing is replaced. A kill leaves the old or the new.
  public func restore(from source: String) throws(RepositoryError) {
    let connection = try opened()
    let copy = try DatabaseCopy(of: source)
    try copy.open(bringingUpTo: migrations, pageSize: connection.pageSize()) { backup throws(RepositoryError) in
      try backup.requireTables(of: connection)
      connection.forgetStatements()
      try connection.replaceContent(by: backup)
    }
  }
}

extension Connection {
  func pageSize() throws(RepositoryError) -> Int64 {
    let size = try row("PRAGMA page_size") { try $0.integer("page_size") }
    return size ?? 4_096
  }

  /// Throws unless the tables are those of another database, and no trigger is added to them.
  fileprivate func requireTables(of other: Connection) throws(RepositoryError) {
    let (held, wanted) = (try definitions(), try other.definitions())
    let hasAll = wanted.filter { $0.hasPrefix("table") }.isSubset(of: held)
    let addsTriggers = !held.filter { $0.hasPrefix("trigger") }.isSubset(of: wanted)
    guard hasAll, !addsTriggers else {
      throw RepositoryError(.corrupt, subject: path, detail: "the tables are not those of Arcade")
    }
  }

  private func definitions() throws(RepositoryError) -> Set<String> {
    let sql = "SELECT type || ' ' || sql AS definition FROM sqlite_master WHERE sql IS NOT NULL"
    return Set(try rows(sql) { try $0.text("definition") })
  }

  /// Copies every page of another database, in one transaction.
  fileprivate func replaceContent(by other: Connection) throws(RepositoryError) {
    guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw SQLiteFailure(of: handle, sql: "").error(about: path)
    }
    sqlite3_backup_step(backup, -1)
    let result = sqlite3_backup_finish(backup)
    guard result == SQLITE_OK else { throw SQLiteFailure(of: handle, sql: "").error(about: path) }
  }
}
