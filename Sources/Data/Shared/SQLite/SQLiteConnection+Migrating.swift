import ArcadeDomain
import CSQLite

extension SQLiteConnection {
  /// Runs the migrations that the database has not seen, all or none.
  ///
  /// A new file is made before it gets a log: its header then says from its
  /// first byte on whose it is, and a kill leaves nothing that looks foreign.
  func migrate(_ migrations: [Migration]) throws(RepositoryError) {
    try requireVersion(upTo: migrations.count)
    let (version, applicationID) = (try version(), try applicationID())
    guard version < migrations.count || applicationID != SQLiteHeader.ours else { return }

    try execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    try transaction(.writing) {
      try requireVersion(upTo: migrations.count)
      for migration in try migrations.dropFirst(self.version()) { try execute(migration.sqlite) }
      try execute(
        "PRAGMA application_id = \(SQLiteHeader.ours); PRAGMA user_version = \(migrations.count)"
      )
    }
  }

  /// Throws where a row refers to one that is not there.
  func requireSoundForeignKeys() throws(RepositoryError) {
    let table = try row("PRAGMA foreign_key_check") { try $0.text("table") }
    guard let table else { return }
    throw RepositoryError(.corrupt, subject: path, detail: "rows of \(table) refer to rows that do not exist")
  }

  private func applicationID() throws(RepositoryError) -> UInt32 {
    let id = try row("PRAGMA application_id") { try $0.integer("application_id") }
    return UInt32(truncatingIfNeeded: id ?? 0)
  }
}
