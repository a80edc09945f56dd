import ArcadeDomain
import Foundation

/// A folder that only its owner can access.
enum PrivateFolder {
  /// Creates the folder at a path and its parents with mode 0700; existing folders are unchanged.
  static func create(at path: String) throws(RepositoryError) {
    guard mkdir(path, 0o700) != 0 else { return }
    switch errno {
    case EEXIST: return
    case ENOENT where parent(of: path) != path:
      try create(at: parent(of: path))
      guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    default: break
    }
    throw .writing(path, systemError: errno)
  }

  /// Removes the file at a path, if any.
  static func removeFile(at path: String) throws(RepositoryError) {
    guard FileKind(at: path) != .absent else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw RepositoryError(.notWritable, subject: path, detail: error.localizedDescription)
    }
  }

  static func removeEmpty(at path: String) { rmdir(path) }

  static func parent(of path: String) -> String {
    let trimmed = path.last == "/" && path.utf8.count > 1 ? path.dropLast() : path[...]
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }
}

/// A lock that keeps other copies of Arcade out while a file in a folder is read, changed and replaced. It is on the
/// folder, because a lock on a replaced file does not protect the new one.
enum FolderLock {
  /// Runs the work while holding the lock; waits up to five seconds for it, then throws `.busy`.
  static func holding<Value>(
    _ folder: String,
    _ work: () throws(RepositoryError) -> Value
  ) throws(RepositoryError) -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .writing(folder, systemError: errno) }
    defer { close(descriptor) }
    var tries = 500
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // The file system has no locks, so it goes on without one.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard tries > 0 else { throw RepositoryError(.busy, subject: folder) }
      tries -= 1
      usleep(10_000)
    }
    return try work()
  }
}

/// A symbolic link, which stays in place while its target is replaced.
enum FileLink {
  /// Returns the final target of a path, even if nothing is there yet; the path itself if it is not a link.
  static func end(of path: String) -> String {
    var path = path
    // The number of links that Linux follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      path = next.hasPrefix("/") ? next : "\(PrivateFolder.parent(of: path))/\(next)"
    }
    return path
  }
}
