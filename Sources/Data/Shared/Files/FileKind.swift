import Foundation

/// What stands at a path, found out without opening it.
///
/// Opening would matter twice: a pipe blocks, and closing any descriptor of a
/// database drops the locks that this process holds on it.
enum FileKind {
  case absent
  case file
  case other

  /// Looks at a path; a link counts as what it leads to.
  init(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .absent
      return
    }
    self = status.st_mode & S_IFMT == S_IFREG ? .file : .other
  }
}
