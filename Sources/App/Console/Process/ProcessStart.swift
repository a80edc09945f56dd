import Foundation

/// The setup that the process needs before anything else.
package enum ProcessStart {
  /// Opens `/dev/null` on each of standard input, output and error that is closed.
  ///
  /// Otherwise the next file or pipe to be opened would take its descriptor. Printing on a closed output then fails
  /// as on any other output that accepts nothing.
  package static func openDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", descriptor == 1 ? O_RDONLY : O_RDWR)
    }
  }

  /// Sets the locale of this process to `C`, since Arcade always formats with an explicit locale.
  ///
  /// An unusual locale in the environment could otherwise crash the library that reads it.
  package static func makeLocaleHarmless() {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] { setenv(variable, "C", 1) }
  }
}
