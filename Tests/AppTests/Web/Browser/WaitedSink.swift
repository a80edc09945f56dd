import Synchronization

@testable import ArcadeApp

/// Hands every line that the app writes to whoever waits for it.
final class WaitedSink: TextSink, Sendable {
  private let written = Mutex("")
  private let lines: AsyncStream<String>.Continuation?

  init(_ lines: AsyncStream<String>.Continuation?) { self.lines = lines }

  /// All of it, where nobody waits for lines.
  var text: String { written.withLock { $0 } }

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    let whole = written.withLock { written in
      written += String(decoding: bytes, as: UTF8.self)
      guard lines != nil, let end = written.lastIndex(of: "\n") else { return [Substring]() }
      let whole = written[..<end].split(separator: "\n")
      written.removeSubrange(...end)
      return whole
    }
    for line in whole { lines?.yield(String(line)) }
  }
}
