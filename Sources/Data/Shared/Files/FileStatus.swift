import Foundation

/// The kind of a file, found without opening it. Opening a pipe blocks, and closing any descriptor of a database drops
/// this process's locks on it.
enum FileKind {
  case absent
  case file
  case other

  /// Examines a path and follows links.
  init(at path: String) {
    self = FileStatus.of(path).map { $0.st_mode & S_IFMT == S_IFREG ? FileKind.file : .other } ?? .absent
  }
}

/// The system's metadata of a file.
enum FileStatus {
  /// Examines a path; nil if nothing is there.
  static func of(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Examines an open file.
  static func of(_ descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Examines a path without following a link.
  static func ofLink(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }
}

/// The identity of the file at a path, found without opening it.
struct FileIdentity: Hashable {
  private let device, number: UInt64

  /// Examines a file; nil if there is none.
  init?(_ status: stat?) {
    guard let status else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  init?(at path: String) { self.init(FileStatus.of(path)) }
}

/// The identity, size and modification time of a file.
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
