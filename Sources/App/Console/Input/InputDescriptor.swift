import Foundation

/// A file descriptor that is read, and awaited with `poll` so that signals and time limits work.
///
/// Waiting blocks the calling thread.
struct InputDescriptor {
  /// The event that ended a wait.
  enum Event {
    case input
    /// The other descriptor is readable.
    case notice
    case change
    case late
  }

  package let number: Int32
  /// Another descriptor to watch, which is not read here; negative for none.
  package var notices: Int32 = -1
  /// The notices of changes to the store.
  package var changes: StoreChanges?

  /// Whether a person may be typing.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Waits for input, until a deadline if there is one.
  package func wait(until deadline: ContinuousClock.Instant?) throws(InputFailure) -> Event {
    var sources = [number, notices, changes?.descriptor ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let left = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      // Rounded up, so that a wait never ends before its deadline.
      let milliseconds = left.map { Int32(min(1_000_000_000, ($0 / .milliseconds(1)).rounded(.up))) }
      switch poll(&sources, nfds_t(sources.count), milliseconds ?? -1) {
      case 0: if left == .zero { return .late }
      case 1...:
        if sources[1].revents != 0 { return .notice }
        guard sources[0].revents == 0 else { return .input }
        changes?.clear()
        return .change
      default: if errno != EINTR { throw .failed(errno) }
      }
    }
  }

  /// Whether input can be read at once.
  var hasMore: Bool { (try? wait(until: .now)) == .input }

  /// Reads the available input, which may be empty; nil at the end.
  package func read(atMost limit: Int = 16 * 1024) throws(InputFailure) -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = Foundation.read(number, &bytes, bytes.count)
    if count > 0 { return bytes[..<count] }
    switch count == 0 ? 0 : errno {
    case 0: return nil
    case EINTR, EAGAIN: return []
    case EIO where isTerminal: return nil  // The terminal was closed.
    case let code: throw .failed(code)
    }
  }

  /// Discards text that was typed at a terminal and not read yet.
  package func drop() { tcflush(number, TCIFLUSH) }
}
