public import ArcadeDomain
import Foundation

/// Takes Arcade's own files out of its data folder.
public enum ErasedFolder {
  /// Deletes the database and the settings; anything else in the folder stays, and then the folder too.
  public static func erase(_ folder: String) throws(RepositoryError) {
    let names = ["arcade.sqlite-wal", "arcade.sqlite-shm", "arcade.sqlite", "config.json"]
    for path in names.map({ "\(folder)/\($0)" }) where FileManager.default.fileExists(atPath: path) {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw RepositoryError(.notWritable, subject: path, detail: "\(error)")
      }
    }
    if (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
}
