import Foundation

/// A connection to a local server, for one request after another.
///
/// It reads only the status and the length of a response, to add little to the measured time.
final class LoopbackConnection {
  /// The error for a closed connection, or for a response without a length.
  struct Broken: Error {}

  private let descriptor: Int32
  /// A buffer for the longest response, allocated in advance so that its allocation is not measured.
  private var received = [UInt8](repeating: 0, count: 1 << 18)
  private var count = 0

  /// Connects to a local port.
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

  /// The latest response, head and body.
  var text: String { String(decoding: received[..<count], as: UTF8.self) }

  /// Waits until at least one connection is readable, and returns the indices of those.
  static func ready(of connections: [LoopbackConnection]) throws -> [Int] {
    var waited = connections.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&waited, nfds_t(waited.count), -1) > 0 else { throw Broken() }
    return waited.indices.filter { waited[$0].revents != 0 }
  }

  /// Sends a whole request without waiting for the response.
  func send(_ request: [UInt8]) throws {
    guard write(descriptor, request, request.count) == request.count else { throw Broken() }
  }

  /// Waits for the response to the last request, and returns its status.
  func status() throws -> Int {
    count = 0
    var end: Int?
    while count < end ?? .max {
      let more = received.withUnsafeMutableBytes { room in
        let free = UnsafeMutableRawBufferPointer(rebasing: room[count...])
        return read(descriptor, free.baseAddress, free.count)
      }
      guard more > 0 else { throw Broken() }
      count += more
      end = end ?? length
    }
    // `HTTP/1.1 200`
    return received[9..<12].reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  /// Sends a request and waits for its response; throws for another status.
  func ask(_ request: [UInt8], for status: Int = 200) throws {
    try send(request)
    guard try self.status() == status else { throw Broken() }
  }

  /// The length of the response, once its head was received.
  private var length: Int? {
    received.withUnsafeBytes { bytes in
      var (line, body): (Int, Int?) = (0, 0)
      for place in 0..<count where bytes[place] == 0x0A {
        if place - line < 2 { return body.map { place + 1 + $0 } }
        if bytes[line] | 0x20 == UInt8(ascii: "c"), let value = Self.value(of: bytes[line..<place]) { body = value }
        line = place + 1
      }
      return nil
    }
  }

  /// Returns the number after `Content-Length:`; nil for another header.
  private static func value(of line: Slice<UnsafeRawBufferPointer>) -> Int? {
    let name = StaticString("content-length:")
    guard line.count > name.utf8CodeUnitCount,
      name.withUTF8Buffer({ zip(line, $0).allSatisfy { $0 | 0x20 == $1 | 0x20 } })
    else { return nil }
    return line.dropFirst(name.utf8CodeUnitCount).reduce(0) { number, byte in
      (48...57).contains(byte) ? number * 10 + Int(byte) - 48 : number
    }
  }
}
