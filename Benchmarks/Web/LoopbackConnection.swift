import Foundation

/// A connection to a server of this machine, on which one request after another is sent.
///
/// Of an answer it reads only the status and the length, so that little of the measured time is its own.
final class LoopbackConnection {
  /// The server closed it, or sent something else than an answer with a length.
  struct Broken: Error {}

  private let descriptor: Int32
  private var received: [UInt8] = []

  /// Connects to a port.
  init(port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &name) { [descriptor] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Broken() }
  }

  deinit { close(descriptor) }

  /// The latest answer, head and body.
  var text: String { String(decoding: received, as: UTF8.self) }

  /// Sends a request whole, without waiting for its answer.
  func send(_ request: [UInt8]) throws {
    guard write(descriptor, request, request.count) == request.count else { throw Broken() }
  }

  /// Waits for the answer to the request that was sent, and returns its status.
  func status() throws -> Int {
    received.removeAll(keepingCapacity: true)
    var end: Int?
    while received.count < end ?? .max {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { room in
        let count = read(descriptor, room.baseAddress, room.count)
        if count > 0 { received += room.prefix(count) }
        return count
      }
      guard count > 0 else { throw Broken() }
      end = end ?? length
    }
    // `HTTP/1.1 200`
    return received[9..<12].reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  /// Sends a request and waits for its answer, which has to have a status.
  func ask(_ request: [UInt8], for status: Int = 200) throws {
    try send(request)
    guard try self.status() == status else { throw Broken() }
  }

  /// How long the answer is, once its head has come.
  private var length: Int? {
    var (line, body): (Int, Int?) = (0, 0)
    for place in received.indices where received[place] == 0x0A {
      if place - line < 2 { return body.map { place + 1 + $0 } }
      if received[line] | 0x20 == UInt8(ascii: "c"), let value = value(of: line..<place) { body = value }
      line = place + 1
    }
    return nil
  }

  /// The number behind `Content-Length:`; nil for another line.
  private func value(of line: Range<Int>) -> Int? {
    let name = Array("content-length:".utf8)
    guard line.count > name.count, zip(received[line], name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return nil }
    return received[line].dropFirst(name.count).reduce(0) { number, byte in
      (48...57).contains(byte) ? number * 10 + Int(byte) - 48 : number
    }
  }
}
