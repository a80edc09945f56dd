#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An address of this machine that a server can listen on, in figures.
struct ListenAddress: Hashable, Sendable {
  static let loopback = ListenAddress(family: AF_INET, bytes: [127, 0, 0, 1], text: "127.0.0.1")

  let family: Int32
  private let bytes: [UInt8]
  /// Such as `127.0.0.1` or `::1`.
  let text: String

  private init(family: Int32, bytes: [UInt8], text: String) {
    (self.family, self.bytes, self.text) = (family, bytes, text)
  }

  /// Reads an address of either kind; nil where it is none.
  init?(_ text: String) {
    for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
      var bytes = [UInt8](repeating: 0, count: count)
      guard inet_pton(family, text, &bytes) == 1 else { continue }
      var shortest = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
      guard inet_ntop(family, bytes, &shortest, socklen_t(shortest.count)) != nil else { return nil }
      let end = shortest.firstIndex(of: 0) ?? shortest.endIndex
      let name = String(decoding: shortest[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      self.init(family: family, bytes: bytes, text: name)
      return
    }
    return nil
  }

  /// Whether only this machine can reach it.
  var isLoopback: Bool {
    family == AF_INET ? bytes[0] == 127 : bytes == Array(repeating: 0, count: 15) + [1]
  }

  /// Whether it stands for all addresses of this machine, so that nobody can go to it.
  var isEvery: Bool { bytes.allSatisfy { $0 == 0 } }

  /// The address as a web address has it.
  var host: String { family == AF_INET ? text : "[\(text)]" }

  /// Passes it on as the system wants it, with a port.
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
