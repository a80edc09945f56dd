import Foundation

/// Writes to a file descriptor, by default standard output.
package struct DescriptorSink: TextSink {
  private let descriptor: Int32

  package init(_ descriptor: Int32 = 1) { self.descriptor = descriptor }

  /// Whether a person may be looking at it.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  package func write(_ bytes: [UInt8]) throws(OutputFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitForRoom()
      case EPIPE: throw .closed
      case let code: throw .failed(code)
      }
    }
  }

  /// Waits for a non-blocking descriptor, such as one inherited from a shell's co-process.
  private func waitForRoom() {
    var target = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&target, 1, -1)
  }
}
