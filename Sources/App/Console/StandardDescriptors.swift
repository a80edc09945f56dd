import Foundation

/// Standard input, output and error.
enum StandardDescriptors {
  /// Opens `/dev/null` on each that is closed; call it before anything else.
  ///
  /// Otherwise the next file or pipe to be opened would take its place. What is printed on an output that is closed is
  /// lost, so that writing there fails as on any other that takes nothing.
  static func ensureOpen() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", descriptor == 1 ? O_RDONLY : O_RDWR)
    }
  }
}
