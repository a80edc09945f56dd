import Foundation

/// What stands at a path, found out without opening it. Opening would matter twice: a pipe blocks, and closing any
/// descriptor of a database drops the locks that this process holds on it.
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

/// Which file stands at a path, found out without opening it.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Looks at a path; nil where nothing stands there.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks at an open file.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
