public import Foundation

/// A reserved port of 127.0.0.1; it refuses connections until it listens.
struct LoopbackPort: Sendable {
  let descriptor: Int32
  let address: URL

  init() throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &name) { [descriptor] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        bind(descriptor, name, length) == 0 ? getsockname(descriptor, name, &length) : -1
      }
    }
    guard result == 0, let address = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))") else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EADDRNOTAVAIL)
    }
    self.address = address
  }

  func open() throws {
    guard listen(descriptor, 64) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EADDRINUSE) }
  }

  func free() { close(descriptor) }
}

/// An address that refuses every connection as long as it is retained.
public final class RefusingAddress: Sendable {
  /// The address to connect to.
  public var url: URL { port.address }

  private let port: LoopbackPort

  /// Reserves a port without listening.
  public init() throws { port = try LoopbackPort() }

  deinit { port.free() }
}
