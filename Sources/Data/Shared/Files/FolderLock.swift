import ArcadeDomain
import Foundation

/// Keeps other copies of Arcade away while a file in a folder is read, changed and replaced.
///
/// The lock is on the folder: one on a file that is replaced keeps nobody away from the new one.
enum FolderLock {
  /// Does the work while no other copy holds the folder; waits up to five seconds for one, then throws `.busy`.
  static func holding<Value>(
    _ folder: String,
    _ work: () throws(RepositoryError) -> Value
  ) throws(RepositoryError) -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .writing(folder, systemError: errno) }
    defer { close(descriptor) }
    var tries = 500
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // A file system without locks has to do without.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard tries > 0 else { throw RepositoryError(.busy, subject: folder) }
      tries -= 1
      usleep(10_000)
    }
    return try work()
  }
}
