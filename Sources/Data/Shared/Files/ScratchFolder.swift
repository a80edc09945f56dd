package import ArcadeDomain
import Foundation

/// A folder beside the database for what a step needs until it is done; it goes with its last reference.
///
/// A file in it is locked as long as that lives, so that the next start can tell
/// what a killed process has left from what a running one still needs.
package final class ScratchFolder {
  private static let prefix = "scratch-"
  /// What the lock says from its first moment on: others may have folders and locks of these names, too.
  private static let marker = "arcade scratch\n"
  /// The mode of a new folder. Nobody else sets that bit on a folder of their own, and it is there from the first moment.
  private static let mode: mode_t = 0o1700
  private static let names = ["copy.sqlite-wal", "copy.sqlite-shm", "copy.sqlite-journal", "copy.sqlite", "elsewhere"]

  let path: String
  private let lock: Int32

  /// Makes a folder within another one.
  package init(in parent: String) throws(RepositoryError) {
    try PrivateFolder.create(at: parent)
    for _ in 1...100 {
      let path = "\(parent)/\(Self.prefix)\(UInt64.random(in: .min ... .max))"
      guard mkdir(path, Self.mode) == 0 else { throw .writing(path, systemError: errno) }
      // Whoever clears the folder meanwhile takes an empty one; then another is made.
      guard let lock = Self.newLock(path) else { continue }
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

  /// Removes what killed processes have left in a folder; what a running one holds stays, and what others made.
  package static func clear(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) && UInt64(name.dropFirst(prefix.count)) != nil {
      let path = "\(parent)/\(name)"
      // A process that was killed in the first moment has left an empty folder; that of a stranger stays.
      if isMarked(path) { rmdir(path) }
      guard let lock = heldLock(path) else { continue }
      if FileKind(at: note(in: path)) == .file, let noted = FileManager.default.contents(atPath: note(in: path)) {
        let file = String(decoding: noted, as: UTF8.self)
        if WholeFile.isUnfinished(file) {
          for name in [file + "-journal", file] where WholeFile.isPrivate(name) { unlink(name) }
        }
      }
      remove(path, holding: lock)
    }
  }

  private static func isMarked(_ path: String) -> Bool {
    guard let status = FileStatus.ofLink(path) else { return false }
    return status.st_mode == S_IFDIR | mode && status.st_uid == geteuid()
  }

  private static func note(in path: String) -> String { path + "/elsewhere" }

  /// Makes the lock of a new folder and takes it; nil where that cannot be done, and then the folder is gone.
  private static func newLock(_ path: String) -> Int32? {
    let descriptor = open(path + "/lock", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    // Without the marker nobody else takes it, but who held it in the first moment may have removed it.
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      FileIdentity(FileStatus.of(descriptor)) == FileIdentity(at: path + "/lock"),
      write(descriptor, marker, marker.utf8.count) == marker.utf8.count
    {
      return descriptor
    }
    remove(path, holding: descriptor)
    return nil
  }

  /// Takes the lock that a process of Arcade's has left; nil where there is none, or another process holds it.
  private static func heldLock(_ path: String) -> Int32? {
    let file = path + "/lock"
    guard FileLink.end(of: path) == path, WholeFile.isPrivate(file) else { return nil }
    let mark = FileManager.default.contents(atPath: file)
    // In the next moment the lock is still empty, and nothing stands beside it.
    let isAlone = (try? FileManager.default.contentsOfDirectory(atPath: path)) == ["lock"]
    guard mark == Data(marker.utf8) || isAlone && mark == Data() else { return nil }
    let descriptor = open(file, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileIdentity(FileStatus.of(descriptor)) == FileIdentity(at: file) {
      return descriptor
    }
    close(descriptor)
    return nil
  }

  /// Removes the lock as the last of all files, for others wait for it.
  private static func remove(_ path: String, holding lock: Int32) {
    for name in names { unlink("\(path)/\(name)") }
    unlink(path + "/lock")
    rmdir(path)
    close(lock)
  }
}
