import Foundation

/// What stands at a path, found out without opening it. Opening would matter twice: a pipe blocks, and closing any
/// descriptor of a database drops the locks that this process holds on it.
enum FileKind {
  case absent
  case file
  case other

  /// Looks at a path; a link counts as what it leads to.
  init(at path: String) {
    self = FileStatus.of(path).map { $0.st_mode & S_IFMT == S_IFREG ? FileKind.file : .other } ?? .absent
  }
}

/// What the system knows of a file.
enum FileStatus {
  /// Looks at a path; nil where nothing stands there.
  static func of(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Looks at an open file.
  static func of(_ descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Looks at a path, and where a link stands there at the link.
  static func ofLink(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }
}

/// Which file stands at a path, found out without opening it.
struct FileIdentity: Hashable {
  private let device, number: UInt64

  /// Looks at a file; nil where there is none.
  init?(_ status: stat?) {
    guard let status else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  init?(at path: String) { self.init(FileStatus.of(path)) }
}

/// Which file it is, how long, and when it was written last.
struct FileVersion: Equatable, Sendable {
  private let number: UInt64
  private let size, seconds, nanoseconds: Int

  init(_ status: stat) {
    #if canImport(Darwin)
      let written = status.st_mtimespec
    #else
      let written = status.st_mtim
    #endif
    number = UInt64(truncatingIfNeeded: status.st_ino)
    (size, seconds, nanoseconds) = (Int(status.st_size), Int(written.tv_sec), Int(written.tv_nsec))
  }
}
