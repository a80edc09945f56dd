#if canImport(CLibedit) && !canImport(Darwin)
  import CLibedit
#endif
import Foundation

/// The two ends of a non-blocking pipe, which programs started at the same moment do not inherit.
struct PipeEnds {
  package let exit, entrance: Int32

  /// Makes a pipe; nil if the system has none left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    #if canImport(CLibedit) && !canImport(Darwin)
      guard arcade_pipe(&ends, O_CLOEXEC | O_NONBLOCK) == 0 else { return nil }
    #else
      guard pipe(&ends) == 0 else { return nil }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    #endif
    (exit, entrance) = (ends[0], ends[1])
  }
}
