package import ArcadeDomain
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder beside the database for what a step needs until it is done; it goes with its last reference.
///
/// A file in it is locked as long as that lives, so that the next start can tell
/// what a killed process has left from what a running one still needs.
package final class ScratchFolder {
  private static let prefix = "scratch-"

  let path: String
  private let lock: Int32

  /// Makes a folder within another one.
  package init(in parent: String) throws(RepositoryError) {
    // Whoever clears up may come in between.
    for _ in 1...100 {
      let path = "\(parent)/\(Self.prefix)\(UInt64.random(in: .min ... .max))"
      try PrivateFolder.create(at: path)
      guard let lock = Self.lock(path) else { continue }
      (self.path, self.lock) = (path, lock)
      return
    }
    throw RepositoryError(.notWritable, subject: parent, detail: "no folder in it can be locked")
  }

  deinit { Self.remove(path, holding: lock) }

  /// Notes a file elsewhere that goes with the folder, too, where its process is killed.
  package func note(_ file: String) throws(RepositoryError) {
    do {
      try Data(URL(fileURLWithPath: file).path.utf8).write(to: URL(fileURLWithPath: Self.note(in: path)))
    } catch {
      throw RepositoryError(.notWritable, subject: path, detail: "\(error)")
    }
  }

  /// Removes what killed processes have left in a folder; what a running one holds stays.
  package static func clear(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) && UInt64(name.dropFirst(prefix.count)) != nil {
      let path = "\(parent)/\(name)"
      guard let lock = lock(path) else { continue }
      if let noted = FileManager.default.contents(atPath: note(in: path)) {
        let file = String(decoding: noted, as: UTF8.self)
        for suffix in ["", "-journal"] where FileKind(at: file + suffix) == .file { unlink(file + suffix) }
      }
      remove(path, holding: lock)
    }
  }

  private static func note(in path: String) -> String { path + "/elsewhere" }

  /// Takes the lock of a folder; nil where another process holds it, or the folder is gone.
  private static func lock(_ path: String) -> Int32? {
    let file = path + "/lock"
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileIdentity(of: descriptor) == FileIdentity(at: file) {
      return descriptor
    }
    close(descriptor)
    return nil
  }

  /// Removes the lock as the last of all files, for others wait for it.
  private static func remove(_ path: String, holding lock: Int32) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name != "lock" {
      unlink("\(path)/\(name)")
    }
    unlink(path + "/lock")
    rmdir(path)
    close(lock)
  }
}
