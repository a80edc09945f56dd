#if canImport(CMicrohttpd)
  import CMicrohttpd
#endif
import ArcadeConsole
import Foundation

/// A numeric address of this machine that a server can listen on.
struct ListenAddress: Hashable, Sendable {
  static let loopback = ListenAddress(family: AF_INET, bytes: [127, 0, 0, 1], text: "127.0.0.1")

  let family: Int32
  private let bytes: [UInt8]
  /// The text, such as `127.0.0.1` or `::1`.
  let text: String

  private init(family: Int32, bytes: [UInt8], text: String) {
    (self.family, self.bytes, self.text) = (family, bytes, text)
  }

  /// Parses an IPv4 or IPv6 address; nil if it is not valid.
  init?(_ text: String) {
    for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
      var bytes = [UInt8](repeating: 0, count: count)
      guard inet_pton(family, text, &bytes) == 1 else { continue }
      self.init(bytes)
      return
    }
    return nil
  }

  /// Reads an address of 4 or 16 bytes, also an IPv4-mapped one; nil for others.
  init?(_ given: [UInt8]) {
    let isMapped = given.count == 16 && given.prefix(12) == Self.mapped[...]
    let bytes = isMapped ? Array(given.suffix(4)) : given
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return nil }
    let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.init(family: family, bytes: bytes, text: name)
  }

  private static let mapped = [UInt8](repeating: 0, count: 10) + [255, 255]

  /// Returns the addresses of this machine that others can reach, of one family or, for nil, of both.
  static func ofMachine(family: Int32? = nil) -> [ListenAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    return sequence(first: first) { $0?.pointee.ifa_next }.prefix { $0 != nil }.compactMap { entry in
      guard let name = entry?.pointee.ifa_addr else { return nil }
      let found = Int32(name.pointee.sa_family)
      let address = bytes(of: name).flatMap { ListenAddress($0) }
      guard let address, family == nil || found == family, !address.isLoopback, !address.isOfLink else { return nil }
      return address
    }
  }

  /// Returns the bytes of a system address; nil for one of another family.
  static func bytes(of name: UnsafePointer<sockaddr>) -> [UInt8]? {
    switch Int32(name.pointee.sa_family) {
    case AF_INET:
      UnsafeRawPointer(name).withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin_addr) { Array($0) }
      }
    case AF_INET6:
      UnsafeRawPointer(name).withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin6_addr) { Array($0) }
      }
    default: nil
    }
  }

  /// Whether the address is link-local, so that no browser can open it.
  private var isOfLink: Bool {
    family == AF_INET ? bytes[0] == 169 && bytes[1] == 254 : bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
  }

  /// The network of one sender: an IPv4 address, or the upper half of an IPv6 address.
  var network: String {
    family == AF_INET ? text : bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
  }

  /// Whether only this machine can reach it.
  var isLoopback: Bool { family == AF_INET ? bytes[0] == 127 : bytes == Array(repeating: 0, count: 15) + [1] }

  /// Whether it means all addresses of this machine, so that nobody can open it.
  var isEvery: Bool { bytes.allSatisfy { $0 == 0 } }

  /// The address as the host in a URL.
  var host: String { family == AF_INET ? text : "[\(text)]" }

  /// Passes the address on as a system address, with a port.
  func withName<Result>(port: UInt16, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    if family == AF_INET {
      var name = sockaddr_in()
      name.sin_family = sa_family_t(AF_INET)
      name.sin_port = port.bigEndian
      withUnsafeMutableBytes(of: &name.sin_addr) { $0.copyBytes(from: bytes) }
      return Self.pass(&name, use)
    }
    var name = sockaddr_in6()
    name.sin6_family = sa_family_t(AF_INET6)
    name.sin6_port = port.bigEndian
    withUnsafeMutableBytes(of: &name.sin6_addr) { $0.copyBytes(from: bytes) }
    return Self.pass(&name, use)
  }

  private static func pass<Name, Result>(
    _ name: inout Name,
    _ use: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { use($0, socklen_t(MemoryLayout<Name>.size)) }
    }
  }
}
