/// Reads lines from a file descriptor, by default standard input.
package final class DescriptorLines: LineSource {
  package let isTerminal: Bool

  private var input: InputDescriptor
  private var buffer = LineBuffer()
  private var hasEnded = false

  package init(_ descriptor: Int32 = 0) {
    input = InputDescriptor(number: descriptor)
    isTerminal = input.isTerminal
  }

  package func nextLine(within limit: Duration? = nil) async throws(InputFailure) -> LineRead {
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      if let line = buffer.nextLine() { return .line(line) }
      if hasEnded { return buffer.lastLine().map(LineRead.line) ?? .endOfInput }
      switch try input.wait(until: deadline) {
      case .late: return .timeLimitPassed
      case .change: return .storeChanged
      case .input, .notice: break
      }
      if let bytes = try input.read() { buffer.append(bytes) } else { hasEnded = true }
    }
  }

  package func notice(_ changes: StoreChanges) { input.changes = changes }

  package func dropBegunLine() { if isTerminal { dropTypedAhead() } else { buffer.dropPart() } }

  package func dropTypedAhead() {
    guard isTerminal else { return }
    input.drop()
    buffer.dropAll()
  }
}
