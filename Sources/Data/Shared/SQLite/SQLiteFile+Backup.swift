import ArcadeDomain
import CSQLite

extension SQLiteFile {
  /// Writes a copy of the whole database into a new file, and lets `body` add to it.
  ///
  /// The copy is one state, even while others write. A file at that path is
  /// never replaced: `.exists`. The new file appears whole or not at all.
  func backup(
    to target: String,
    adding body: @Sendable (Connection) throws -> Void
  ) throws(RepositoryError) {
    let connection = try opened()
    let scratch = try ScratchFolder(in: PrivateFolder.parent(of: path))
    try WholeFile.create(at: target, noting: scratch) { unfinished throws(RepositoryError) in
      do throws(RepositoryError) {
        try connection.run("VACUUM INTO ?", unfinished)
        let copy = try SQLiteConnection(path: unfinished, flags: SQLITE_OPEN_READWRITE)
        try copy.execute("PRAGMA journal_mode = MEMORY")
        try copy.transaction(.writing) { try body(Connection(copy)) }
      } catch {
        throw RepositoryError(error.code, subject: target, detail: error.detail)
      }
    }
  }
}
