import Foundation

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
