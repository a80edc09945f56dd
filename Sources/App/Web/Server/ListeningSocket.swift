import ArcadeConsole
import Foundation

/// A listening socket; connections wait on it until a server takes them.
struct ListeningSocket: Sendable {
  /// An error for an address and a port that cannot be listened on.
  struct Refused: Error, Hashable {
    /// The `errno`.
    let code: Int32

    /// Whether another program, or this one, already listens there.
    var isTaken: Bool { code == EADDRINUSE }
    /// Whether only the superuser may listen there.
    var isForbidden: Bool { code == EACCES || code == EPERM }
  }

  let descriptor: Int32
  /// The port, chosen by the system if 0 was requested.
  let port: UInt16

  /// Listens on a port, or for 0 on any free one.
  init(_ address: ListenAddress, port: UInt16) throws(Refused) {
    descriptor = Self.make(address.family)
    guard descriptor >= 0 else { throw Refused(code: errno) }
    // Old connections of an earlier server do not block the port.
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

  /// Makes a non-blocking socket that programs started at the same moment do not inherit.
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
    // Both kinds of system address have the port in the same place.
    var name = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return result == 0 ? UInt16(bigEndian: name.sin6_port) : nil
  }
}
