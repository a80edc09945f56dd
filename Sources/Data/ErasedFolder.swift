public import ArcadeDomain
import Foundation

/// Takes Arcade's own files out of its data folder.
public enum ErasedFolder {
  /// Deletes the database, the kept pictures, the remembered lines and the secrets of the web page, and takes Arcade's settings out of `config.json`.
  ///
  /// Anything else stays, and then the folder too: other files, other keys. Their
  /// names are returned. A database that another program made throws `.notOurs` and stays, and nothing goes while
  /// nobody knows how a payment ended: `.paymentOpen`.
  @discardableResult
  public static func erase(
    _ folder: String,
    database: Database,
    settings: SettingsFile
  ) async throws(RepositoryError) -> [String] {
    try database.requireFile()
    // Without a database nobody knows whose log it is.
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

  /// A damaged or newer database may go; one that is somebody else's may not, nor one that money is on its way for.
  private static func requireErasable(_ database: Database) async throws(RepositoryError) {
    do {
      try await database.read { try $0.requireNoOpenPayment() }
    } catch {
      if [.notOurs, .paymentOpen].contains(error.code) { throw error }
    }
    await database.close()
  }
}
