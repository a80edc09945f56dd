public import ArcadeDomain
import Foundation

/// Takes Arcade's own files out of its data folder.
public enum ErasedFolder {
  /// Deletes the database and the kept pictures, and takes Arcade's settings out of `config.json`.
  ///
  /// Anything else stays: other files, other keys, and then the folder too. A
  /// database that another program made throws `.notOurs` and stays.
  public static func erase(_ folder: String, database: Database, settings: SettingsFile) async throws(RepositoryError) {
    if FileManager.default.fileExists(atPath: database.path) { try await requireOurs(database) }
    for suffix in ["-wal", "-shm", ""] {
      try remove(database.path + suffix)
    }
    try remove(folder + "/pictures")
    if try settings.removeAll() { try remove(settings.path) }
    if (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true { try remove(folder) }
  }

  /// A damaged or newer database may go; one that is somebody else's may not.
  private static func requireOurs(_ database: Database) async throws(RepositoryError) {
    do {
      try await database.read { _ in }
    } catch {
      if error.code == .notOurs { throw error }
    }
    await database.close()
  }

  private static func remove(_ path: String) throws(RepositoryError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw RepositoryError(.notWritable, subject: path, detail: error.localizedDescription)
    }
  }
}
