import ArcadeDomain

extension SQLiteConnection {
  /// The number of migrations that the database has seen.
  func version() throws(RepositoryError) -> Int {
    Int(try row("PRAGMA user_version") { try $0.integer("user_version") } ?? 0)
  }

  /// Throws where a version of Arcade wrote the file that knows more migrations than this one.
  func requireVersion(upTo newest: Int) throws(RepositoryError) {
    let version = try version()
    guard version <= newest else { throw newerVersion(version, newest: newest) }
    guard version >= 0 else { throw RepositoryError(.corrupt, subject: path, detail: "user_version \(version)") }
  }

  func newerVersion(_ version: Int, newest: Int) -> RepositoryError {
    RepositoryError(.newerVersion, subject: path, detail: "user_version \(version), known up to \(newest)")
  }
}
