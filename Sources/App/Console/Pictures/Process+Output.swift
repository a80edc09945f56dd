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
    let bytes = try? Self.bytes(from: pipe.fileHandleForReading.fileDescriptor, until: deadline, atMost: most)
    if bytes == nil || isRunning { kill(target, SIGKILL) }
    Signals.companion(nil)
    try? pipe.fileHandleForReading.close()
    return bytes
  }

  private static func bytes(
    from descriptor: Int32,
    until deadline: ContinuousClock.Instant,
    atMost most: Int
  ) throws(InputFailure) -> [UInt8]? {
    let input = InputDescriptor(number: descriptor)
    var bytes: [UInt8] = []
    while bytes.count <= most {
      guard case .input = try input.wait(until: deadline) else { return nil }
      guard let part = try input.read() else { return bytes }
      bytes += part
    }
    return nil
  }
}
