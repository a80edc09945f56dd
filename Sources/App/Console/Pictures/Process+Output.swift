import Foundation

extension Process {
  /// Runs the program and returns what it wrote until it closed its output; nil where that took too long or too much.
  ///
  /// It is killed then, with all that it has started, and never waited for:
  /// whoever has left its group could hold up the end without end.
  func output(within limit: Duration, atMost most: Int) -> [UInt8]? {
    let pipe = Pipe()
    standardInput = FileHandle.nullDevice
    standardOutput = pipe
    standardError = FileHandle.nullDevice
    let deadline = ContinuousClock.now + limit
    guard (try? run()) != nil else { return nil }
    // Foundation gives it a group of its own.
    let target = getpgid(processIdentifier) == processIdentifier ? -processIdentifier : processIdentifier
    Signals.companion(target)
    let bytes = Self.bytes(from: pipe.fileHandleForReading.fileDescriptor, until: deadline, atMost: most)
    if bytes == nil || isRunning { kill(target, SIGKILL) }
    Signals.companion(nil)
    try? pipe.fileHandleForReading.close()
    return bytes
  }

  private static func bytes(
    from descriptor: Int32,
    until deadline: ContinuousClock.Instant,
    atMost most: Int
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= most {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      var target = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = left > 0 ? poll(&target, 1, Int32(left.rounded(.up))) : 0
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
    return nil
  }
}
