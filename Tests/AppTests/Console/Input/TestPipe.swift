import Foundation

/// A real pipe, closed when the test is over.
final class TestPipe {
  let reader: Int32
  private(set) var writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemRefusal(code: errno) }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    closeWriter()
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    _ = Foundation.write(writer, bytes, bytes.count)
  }

  /// Ends the input.
  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Returns what has been written so far, waiting for at least a byte.
  func readAvailable() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(reader, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
