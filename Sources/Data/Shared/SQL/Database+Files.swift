public import ArcadeDomain

// What only a file of SQLite can do; a server has means of its own.
extension Database {
  /// Writes a copy of the whole database into a new file, and lets `body` add to it.
  ///
  /// The copy is one state, even while others write. A file at that path is
  /// never replaced: `.exists`. The new file appears whole or not at all.
  public func backup(
    to target: String,
    adding body: @Sendable (Connection) throws -> Void = { _ in }
  ) async throws(RepositoryError) {
    try await file().backup(to: target, adding: body)
  }

  /// Replaces every row of the database by those of a backup.
  ///
  /// A backup of an older version is brought up to date first. The backup itself stays untouched, and must be sound:
  /// else `.notBackup`, `.corrupt`, `.newerVersion` or `.olderVersion`, and nothing is replaced. A kill leaves the old
  /// or the new, and so do other processes see it. Before that `body` looks at the database and the backup, in one
  /// transaction with it, and may refuse.
  @discardableResult
  public func restore<Value: Sendable>(
    from source: String,
    after body: @Sendable (_ database: Connection, _ backup: Connection) throws -> Value = { _, _ in }
  ) async throws(RepositoryError) -> Value {
    try await storing { () async throws(RepositoryError) in try await file().restore(from: source, after: body) }
  }

  /// Returns which numbers of receipts, refunds and closings a backup does not know, by the names of their tables.
  ///
  /// They were given away here, or by a database that stood here before; restoring lets numbers go on above them.
  public func numbersLost(byRestoring source: String) async throws(RepositoryError) -> [String: ClosedRange<Int64>] {
    try await file().numbersLost(byRestoring: source)
  }

  /// Remembers a number beside a file before anybody sees it, so that it is never given again even where the file is lost.
  func noteNumber(_ number: Int64, of name: String) { (engine as? SQLiteFile)?.marks.note(number, of: name) }

  /// Throws `.notAFile` where everything is kept on a server, which has means of its own.
  public func requireFile() throws(RepositoryError) { _ = try file() }

  /// Whether a file is not there yet, so that reading it would only make it.
  var isYetToCome: Bool {
    guard let file = engine as? SQLiteFile, case .absent = FileKind(at: file.path) else { return false }
    return true
  }

  private func file() throws(RepositoryError) -> SQLiteFile {
    guard let file = engine as? SQLiteFile else { throw RepositoryError(.notAFile, subject: path) }
    return file
  }
}
