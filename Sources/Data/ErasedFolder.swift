public import ArcadeDomain
import Foundation

/// Deletes Arcade's own files from its data folder.
public enum ErasedFolder {
  /// Deletes the database, the cached pictures, the history and the web page's secrets, and removes Arcade's settings
  /// from `config.json`.
  ///
  /// Foreign files and keys stay, and so does the folder then; their names are returned. A database of another program
  /// throws `.notOurs` and stays. Nothing is deleted while the outcome of a payment is unknown: `.paymentOpen`.
  @discardableResult
  public static func erase(
    _ folder: String,
    database: Database,
    settings: SettingsFile
  ) async throws(RepositoryError) -> [String] {
    try database.requireFile()
    // Without a database, the owner of a log is unknown.
    if FileManager.default.fileExists(atPath: database.path) {
      try await requireErasable(database)
      for suffix in ["-wal", "-shm", "-journal", ""] { try PrivateFolder.removeFile(at: database.path + suffix) }
    }
    try PrivateFolder.removeFile(at: NumberHighWaterMarks.path(besides: database.path))
    ScratchFolder.clear(in: folder)
    let others = [
      "pictures": PictureCache(folder: folder + "/pictures").erase().map { "pictures/\($0)" },
      "history": HistoryFile.erase(in: folder).map { "history/\($0)" },
    ]
    try PrivateFolder.removeFile(at: FileBrowsers.path(in: folder))
    for purpose in SecretFile.Purpose.allCases { try SecretFile(folder: folder, for: purpose).erase() }
    if try settings.removeAll() { try PrivateFolder.removeFile(at: settings.path) }
    let left = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    if left.isEmpty { PrivateFolder.removeEmpty(at: folder) }
    return left.flatMap { name in others[name].flatMap { $0.isEmpty ? nil : $0 } ?? [name] }
  }

  /// Throws if the database is foreign, or has an open payment; damaged and newer ones may be erased.
  private static func requireErasable(_ database: Database) async throws(RepositoryError) {
    do {
      try await database.read { try $0.requireNoOpenPayment() }
    } catch {
      if [.notOurs, .paymentOpen].contains(error.code) { throw error }
    }
    await database.close()
  }
}
