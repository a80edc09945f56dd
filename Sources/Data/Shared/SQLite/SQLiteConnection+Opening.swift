import ArcadeDomain
import Foundation
import CSQLite

extension SQLiteConnection {
  /// Opens the database at a path, creating or migrating it as needed. Foreign, damaged or newer files, and the files
  /// beside them, are left untouched.
  static func open(_ path: String, migrations: [Migration]) throws(RepositoryError) -> SQLiteConnection {
    let kind = FileKind(at: path)
    guard kind != .other else { throw RepositoryError(.notOurs, subject: path, detail: "not a regular file") }
    if kind == .absent { try PrivateFolder.create(at: PrivateFolder.parent(of: path)) }

    let creating = kind == .absent ? SQLITE_OPEN_CREATE : 0
    let connection = try SQLiteConnection(path: path, flags: SQLITE_OPEN_READWRITE | creating)
    if kind == .absent { chmod(path, 0o600) }
    try connection.requireOurs(newest: migrations.count)
    try connection.requireSoundLog(newest: migrations.count)
    try connection.prepare(migrations)
    return connection
  }

  /// Throws if the file is foreign, or of a newer version or one before the first release.
  func requireOurs(newest: Int, canBeEmpty: Bool = true) throws(RepositoryError) {
    guard let header = try header() else {
      if canBeEmpty, try size() == 0 { return }
      throw RepositoryError(.notOurs, subject: path, detail: "not a database of SQLite")
    }
    guard header.applicationID != SQLiteHeader.before else {
      throw RepositoryError(.olderVersion, subject: path, detail: "\(header.version)")
    }
    guard header.applicationID == SQLiteHeader.ours else {
      if canBeEmpty, header.applicationID == 0, header.version == 0, !header.hasContent, !hasLog { return }
      throw RepositoryError(.notOurs, subject: path, detail: "application_id \(header.applicationID)")
    }
    guard header.version <= newest else { throw newerVersion(header.version, newest: newest) }
  }

  // The log of a killed process is read without its shared index, and kept on closing, so that a rejected file stays
  // identical. If another process is running, the index exists and nothing is left over.
  private func requireSoundLog(newest: Int) throws(RepositoryError) {
    guard hasLog else { return }
    let probe = try SQLiteConnection(path: path, flags: SQLITE_OPEN_READWRITE)
    arcade_keep_log_on_close(probe.handle)
    do throws(RepositoryError) {
      try probe.execute("PRAGMA locking_mode = EXCLUSIVE")
      try probe.requireReadableSchema()
      try probe.requireVersion(upTo: newest)
    } catch  where error.code == .busy {}
  }

  private var hasLog: Bool { FileKind(at: path + "-wal") != .absent }

  private func requireReadableSchema() throws(RepositoryError) { try queries.run("SELECT count(*) FROM sqlite_master") }

  private func prepare(_ migrations: [Migration]) throws(RepositoryError) {
    guard sqlite3_db_readonly(handle, "main") == 0 else {
      throw RepositoryError(.notWritable, subject: path, detail: "opened for reading only")
    }
    sqlite3_busy_timeout(handle, 5_000)
    try requireReadableSchema()
    try migrate(migrations)
    try useWriteAheadLog()
    try execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
  }

  // Here SQLite's busy timeout does not apply to others that are opening the file.
  private func useWriteAheadLog() throws(RepositoryError) {
    let end = ContinuousClock.now + .seconds(5)
    while true {
      do throws(RepositoryError) {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.code == .busy, ContinuousClock.now < end else { throw error }
        Thread.sleep(forTimeInterval: 0.002)
      }
    }
  }
}
