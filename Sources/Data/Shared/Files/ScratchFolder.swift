package import ArcadeDomain
import Foundation

/// A temporary folder beside the database, removed with its last reference.
///
/// A file in it is locked as long as the folder is in use. The next start can therefore tell the leftovers of a killed
/// process from the folder of a running one.
package final class ScratchFolder {
  private static let prefix = "scratch-"
  /// The content of the lock from the start, because foreign folders may have the same names.
  private static let marker = "arcade scratch\n"
  /// The mode of a new folder. Nobody else sets that bit on their own folders, and it is set from the start.
  private static let mode: mode_t = 0o1700
  private static let names = ["copy.sqlite-wal", "copy.sqlite-shm", "copy.sqlite-journal", "copy.sqlite", "elsewhere"]

  let path: String
  private let lock: Int32

  /// Creates a folder inside another one.
  package init(in parent: String) throws(RepositoryError) {
    try PrivateFolder.create(at: parent)
    for _ in 1...100 {
      let path = "\(parent)/\(Self.prefix)\(UInt64.random(in: .min ... .max))"
      guard mkdir(path, Self.mode) == 0 else { throw .writing(path, systemError: errno) }
      // Another process may clear the folder while it is empty; then another one is made.
      guard let lock = Self.newLock(path) else { continue }
      (self.path, self.lock) = (path, lock)
      return
    }
    throw RepositoryError(.notWritable, subject: parent, detail: "no folder in it can be locked")
  }

  deinit { Self.remove(path, holding: lock) }

  /// Records a file elsewhere that is removed with the folder, even if its process is killed.
  package func note(_ file: String) throws(RepositoryError) {
    do {
      try Data(URL(fileURLWithPath: file).path.utf8).write(to: URL(fileURLWithPath: Self.note(in: path)))
    } catch {
      throw RepositoryError(.notWritable, subject: path, detail: "\(error)")
    }
  }

  /// Removes the leftovers of killed processes from a folder; those of running ones and foreign files stay.
  package static func clear(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) && UInt64(name.dropFirst(prefix.count)) != nil {
      let path = "\(parent)/\(name)"
      // A process killed right at the start leaves an empty folder; foreign ones stay.
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

  /// Creates and takes the lock of a new folder; if that fails, removes the folder and returns nil.
  private static func newLock(_ path: String) -> Int32? {
    let descriptor = open(path + "/lock", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    // Without the marker nobody else takes it, but another process may have removed it right at the start.
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      FileIdentity(FileStatus.of(descriptor)) == FileIdentity(at: path + "/lock"),
      write(descriptor, marker, marker.utf8.count) == marker.utf8.count
    {
      return descriptor
    }
    remove(path, holding: descriptor)
    return nil
  }

  /// Takes the lock that a killed process of Arcade left; nil if there is none, or if it is held.
  private static func heldLock(_ path: String) -> Int32? {
    let file = path + "/lock"
    guard FileLink.end(of: path) == path, WholeFile.isPrivate(file) else { return nil }
    let mark = FileManager.default.contents(atPath: file)
    // Right after its creation the lock is still empty, and nothing else is in the folder.
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

  /// Removes the lock last of all files, because others wait for it.
  private static func remove(_ path: String, holding lock: Int32) {
    for name in names { unlink("\(path)/\(name)") }
    unlink(path + "/lock")
    rmdir(path)
    close(lock)
  }
}
