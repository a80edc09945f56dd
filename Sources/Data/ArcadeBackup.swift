public import ArcadeDomain
public import Foundation

/// A backup of everything that a user of Arcade owns, in one file: the database and the settings.
public struct ArcadeBackup: Sendable {
  private let database: Database
  private let settings: SettingsFile

  /// Creates a backup of a database and the settings beside it.
  public init(database: Database, settings: SettingsFile) { (self.database, self.settings) = (database, settings) }

  /// Writes a new file, and returns the settings that were left out because they are or may contain a key.
  public func write(to target: String) async throws(RepositoryError) -> [Setting] {
    try database.requireFile()
    let stored = BackupSettings(of: try settings.readings().values)
    try await database.backup(to: target) { try stored.write(to: $0) }
    return stored.leftOut
  }

  /// Returns an open backup file without a name, which is deleted when it is closed.
  public func unnamedFile() async throws -> FileHandle {
    try database.requireFile()
    let scratch = try ScratchFolder(in: PrivateFolder.parent(of: database.path))
    let path = scratch.path + "/copy.sqlite"
    _ = try await write(to: path)
    return try withExtendedLifetime(scratch) { try FileHandle(forReadingFrom: URL(filePath: path)) }
  }

  /// Replaces everything by the contents of a backup, and returns the settings that it left out and that are not set
  /// here.
  ///
  /// Throws `.paymentOpen`, and changes nothing, while the outcome of a payment is unknown.
  public func restore(from source: String) async throws(RepositoryError) -> [Setting] {
    try database.requireFile()
    let settings = settings
    _ = try settings.readings()
    let copied = try await database.restore(from: source) { database, backup in
      try database.requireNoOpenPayment()
      let copied = try BackupSettings(in: backup) { try settings.check($0, for: $1) }
      if let copied {
        if !WholeFile.isPrivate(settings.markPath) { try settings.mark() }
        try copied.write(to: database)
      }
      return copied
    }
    guard let copied else { return [] }
    let missing = try settings.restore(copied)
    _ = try await finish()
    return missing
  }

  /// Completes a restore that was interrupted between the database and the settings, and returns whether there was one.
  ///
  /// The settings wait in the database, and an empty file marks that there may be some. Leftovers of an interrupted
  /// change of the settings are deleted, too.
  public func finish() async throws(RepositoryError) -> Bool {
    settings.clear()
    let mark = settings.markPath
    guard WholeFile.isPrivate(mark), FileManager.default.contents(atPath: mark)?.isEmpty == true else { return false }
    if FileKind(at: database.path) == .file {
      let settings = settings
      try await database.write { database in
        guard let waiting = try BackupSettings(in: database, checking: settings.check) else { return }
        _ = try settings.restore(waiting)
        try database.run("DROP TABLE main.backup_settings")
      }
    }
    try? FileManager.default.removeItem(atPath: mark)
    return true
  }
}
