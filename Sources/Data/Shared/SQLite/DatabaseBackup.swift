public import ArcadeDomain

extension Database {
  /// Writes a copy of the whole database into a new file.
  ///
  /// The copy is one state, even while others write. A file at that path is
  /// never replaced: `.exists`. The new file appears whole or not at all.
  public func backup(to target: String) throws(RepositoryError) {
    let connection = try opened()
    try WholeFile.create(at: target) { unfinished throws(RepositoryError) in
      do throws(RepositoryError) {
        try connection.run("VACUUM INTO ?", unfinished)
      } catch {
        throw RepositoryError(error.code, subject: target, detail: error.detail)
      }
    }
  }
}
