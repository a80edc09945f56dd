#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input, output and error.
enum StandardDescriptors {
  /// Opens `/dev/null` on each that is closed; call it before anything else.
  ///
  /// Otherwise the next file or pipe to be opened would take its place.
  static func ensureOpen() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", O_RDWR)
    }
  }
}
