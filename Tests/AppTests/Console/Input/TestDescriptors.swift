import Foundation

/// A terminal without a window, typed to and read through its master end.
final class PseudoTerminal {
  let master: Int32
  let slave: Int32

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw SystemRefusal(code: errno) }
    (self.master, self.slave) = (master, slave)
  }

  deinit {
    close(master)
    close(slave)
  }

  /// Types a text, as if at the keyboard.
  func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes, whether they are text or not.
  func type(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  /// Returns what has been shown so far, waiting for at least a byte.
  func readAvailable() -> String { available(master) }
}

/// An error with the `errno` of a call that a test needs.
struct SystemRefusal: Error {
  let code: Int32
}

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
  func readAvailable() -> String { available(reader) }
}

private func available(_ descriptor: Int32) -> String {
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = read(descriptor, &bytes, bytes.count)
  return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
}
