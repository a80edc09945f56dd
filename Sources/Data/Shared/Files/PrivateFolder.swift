import ArcadeDomain
import Foundation

/// A folder that only its owner can look into.
enum PrivateFolder {
  /// Creates the folder at a path and those above it, with mode 0700; folders that exist stay as they are.
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

  /// Removes what is at a path, if there is anything.
  static func removeFile(at path: String) throws(RepositoryError) {
    guard FileKind(at: path) != .absent else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw RepositoryError(.notWritable, subject: path, detail: error.localizedDescription)
    }
  }

  /// Removes a folder in which nothing is.
  static func removeEmpty(at path: String) { rmdir(path) }

  /// Returns the path of the folder that holds what stands at a path.
  static func parent(of path: String) -> String {
    let trimmed = path.last == "/" && path.utf8.count > 1 ? path.dropLast() : path[...]
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }
}

/// Keeps other copies of Arcade away while a file in a folder is read, changed and replaced. The lock is on the folder:
/// one on a file that is replaced keeps nobody away from the new one.
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

/// A symbolic link, which stays where it is while what it leads to is replaced.
enum FileLink {
  /// Returns where a path leads in the end, also where nothing stands there yet; the path itself where it is no link.
  static func end(of path: String) -> String {
    var path = path
    // As many as Linux follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      path = next.hasPrefix("/") ? next : "\(PrivateFolder.parent(of: path))/\(next)"
    }
    return path
  }
}
