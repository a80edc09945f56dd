import ArcadeConsole
import Foundation

/// A socket that listens; connections wait on it until a server takes them.
struct ListeningSocket: Sendable {
  /// Why an address and a port cannot be listened on.
  struct Refused: Error, Hashable {
    /// The `errno`.
    let code: Int32

    /// Whether another program listens there, or this one.
    var isTaken: Bool { code == EADDRINUSE }
    /// Whether only the superuser may listen there.
    var isForbidden: Bool { code == EACCES || code == EPERM }
  }

  let descriptor: Int32
  /// Where it listens, which the system chose where the port was 0.
  let port: UInt16

  /// Listens on a port, or for 0 on any that is free.
  init(_ address: ListenAddress, port: UInt16) throws(Refused) {
    descriptor = Self.make(address.family)
    guard descriptor >= 0 else { throw Refused(code: errno) }
    // What a server before this one left on its way does not keep the port.
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    let isBound = address.withName(port: port) { [descriptor] name, length in bind(descriptor, name, length) == 0 }
    guard isBound, listen(descriptor, 256) == 0, let chosen = Self.port(of: descriptor) else {
      let code = errno
      close(descriptor)
      throw Refused(code: code)
    }
    self.port = chosen
  }

  /// One that no program inherits which is started at the same moment, and that waits for nobody.
  private static func make(_ family: Int32) -> Int32 {
    #if canImport(Glibc)
      return socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    #elseif canImport(Musl)
      return socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)
    #else
      let made = socket(family, SOCK_STREAM, 0)
      _ = fcntl(made, F_SETFD, FD_CLOEXEC)
      _ = fcntl(made, F_SETFL, O_NONBLOCK)
      return made
    #endif
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    // Both kinds of name have the port in the same place.
    var name = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return result == 0 ? UInt16(bigEndian: name.sin6_port) : nil
  }
}
