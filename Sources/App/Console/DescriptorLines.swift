#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines from a file descriptor, standard input unless told otherwise.
///
/// It waits with `poll`, so that signals and time limits are met, and blocks
/// the thread that asks.
final class DescriptorLines: LineSource {
  let isTerminal: Bool

  private let descriptor: Int32
  private var buffer = LineBuffer()
  private var hasEnded = false

  init(_ descriptor: Int32 = 0) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  func nextLine(within limit: Duration? = nil) async throws(InputFailure) -> LineRead {
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      if let line = buffer.nextLine() { return .line(line) }
      if hasEnded { return buffer.lastLine().map(LineRead.line) ?? .endOfInput }
      guard try isReadable(until: deadline) else { return .timeLimitPassed }
      try readMore()
    }
  }

  func dropBegunLine() {
    if isTerminal { dropTypedAhead() } else { buffer.dropPart() }
  }

  func dropTypedAhead() {
    guard isTerminal else { return }
    tcflush(descriptor, TCIFLUSH)
    buffer.dropAll()
  }

  /// Waits for input; false where the deadline comes first.
  private func isReadable(until deadline: ContinuousClock.Instant?) throws(InputFailure) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let left = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      switch poll(&source, 1, left.map(Self.milliseconds) ?? -1) {
      case 0: if left == .zero { return false }
      case 1...: return true
      default: if errno != EINTR { throw .failed(errno) }
      }
    }
  }

  private func readMore() throws(InputFailure) {
    var bytes = [UInt8](repeating: 0, count: 16 * 1024)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { return buffer.append(bytes[..<count]) }
    switch count == 0 ? 0 : errno {
    case 0: hasEnded = true
    case EINTR, EAGAIN: return
    case EIO where isTerminal: hasEnded = true  // The terminal was closed.
    case let code: throw .failed(code)
    }
  }

  /// Rounded up, so that a wait never ends before its deadline.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    if seconds >= 1_000_000 { return 1_000_000_000 }
    return Int32(seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
