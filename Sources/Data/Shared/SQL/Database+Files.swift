public import ArcadeDomain

// Operations on SQLite files only; a server has its own means.
extension Database {
  /// Writes a copy of the whole database into a new file, and lets `body` add to it.
  ///
  /// The copy is consistent, even during writes. An existing file is never replaced: `.exists`. The new file appears
  /// whole or not at all.
  public func backup(
    to target: String,
    adding body: @Sendable (Connection) throws -> Void = { _ in }
  ) async throws(RepositoryError) {
    try await file().backup(to: target, adding: body)
  }

  /// Replaces every row of the database by those of a backup.
  ///
  /// An older backup is migrated first, in a copy. It must be sound: otherwise it throws `.notBackup`, `.corrupt`,
  /// `.newerVersion` or `.olderVersion` and replaces nothing. After a kill, or as other processes see it, the database
  /// is either the old or the new one. First, in the same transaction, `body` sees the database and the backup, and may
  /// throw to refuse.
  @discardableResult
  public func restore<Value: Sendable>(
    from source: String,
    after body: @Sendable (_ database: Connection, _ backup: Connection) throws -> Value = { _, _ in }
  ) async throws(RepositoryError) -> Value {
    try await storing { () async throws(RepositoryError) in try await file().restore(from: source, after: body) }
  }

  /// Returns the numbers of receipts, refunds and closings that a backup does not know, by table name.
  ///
  /// This database, or an earlier one in its place, has issued them. Numbering continues above them after a restore.
  public func numbersLost(byRestoring source: String) async throws(RepositoryError) -> [String: ClosedRange<Int64>] {
    try await file().numbersLost(byRestoring: source)
  }

  /// Records a number beside the file before anybody sees it, so that it is never issued again, even if the file is
  /// lost.
  func noteNumber(_ number: Int64, of name: String) { (engine as? SQLiteFile)?.marks.note(number, of: name) }

  /// Throws `.notAFile` if the store is a server, which has its own means.
  public func requireFile() throws(RepositoryError) { _ = try file() }

  /// Whether the file does not exist yet, so that reading would only create it.
  var isYetToCome: Bool {
    guard let file = engine as? SQLiteFile, case .absent = FileKind(at: file.path) else { return false }
    return true
  }

  private func file() throws(RepositoryError) -> SQLiteFile {
    guard let file = engine as? SQLiteFile else { throw RepositoryError(.notAFile, subject: path) }
    return file
  }
}
