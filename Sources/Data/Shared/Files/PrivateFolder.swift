import ArcadeDomain
import Foundation

/// A folder that only its owner can look into.
enum PrivateFolder {
  /// Creates the folder at a path and those above it, with mode 0700; folders that exist stay as they are.
  static func create(at path: String) throws(RepositoryError) {
    guard mkdir(path, 0o700) != 0 else { return }
    switch errno {
    case EEXIST:
      return
    case ENOENT where parent(of: path) != path:
      try create(at: parent(of: path))
      guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    default:
      break
    }
    throw .writing(path, systemError: errno)
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
