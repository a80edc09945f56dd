public import ArcadeDomain

/// Copies everything that one user of Arcade owns into one file, and brings it back: the database and the settings.
public struct ArcadeBackup: Sendable {
  private let database: Database
  private let settings: SettingsFile

  /// Copies a database and the settings beside it.
  public init(database: Database, settings: SettingsFile) {
    self.database = database
    self.settings = settings
  }

  /// Writes a new file, and returns the settings that are not in it, as they are or may hold a key.
  public func write(to target: String) async throws(RepositoryError) -> [Setting] {
    let stored = BackupSettings(of: try settings.readings().values)
    try await database.backup(to: target) { try stored.write(to: $0) }
    return stored.leftOut
  }

  /// Replaces everything by what a file holds, and returns the settings that it left out and that are not set here.
  ///
  /// Throws `.paymentOpen`, and changes nothing, while nobody knows how a payment ended.
  public func restore(from source: String) async throws(RepositoryError) -> [Setting] {
    let settings = settings
    _ = try settings.readings()
    let copied = try await database.restore(from: source) { database, backup in
      try database.requireNoOpenPayment()
      return try BackupSettings(in: backup) { try settings.check($0, for: $1) }
    }
    guard let copied else { return [] }
    return try settings.restore(copied)
  }
}
