import Foundation

/// What the process needs before anything else is done.
package enum ProcessStart {
  /// Opens `/dev/null` on each of standard input, output and error that is closed.
  ///
  /// Otherwise the next file or pipe to be opened would take its place. What is printed on an output that is closed is
  /// lost, so that writing there fails as on any other that takes nothing.
  package static func openDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", descriptor == 1 ? O_RDONLY : O_RDWR)
    }
  }

  /// Sets the locale to `C` for this process: Arcade names one wherever it formats, and that of the environment, if it
  /// is odd enough, ends the process inside the library that reads it.
  package static func makeLocaleHarmless() {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] { setenv(variable, "C", 1) }
  }
}
