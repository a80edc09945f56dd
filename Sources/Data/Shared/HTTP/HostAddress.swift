import Foundation

/// The number of a machine in the network: what is connected to, whatever name led there.
struct HostAddress: Equatable {
  private let bytes: [UInt8]

  /// Reads a number of IPv4, in any form that systems read, or of IPv6; nil for a name.
  init?(_ text: String) {
    let text = text.hasPrefix("[") ? String(text.dropFirst().dropLast()) : text
    var (four, six) = (in_addr(), in6_addr())
    if inet_aton(text, &four) != 0 {
      bytes = withUnsafeBytes(of: &four) { Array($0) }
    } else if inet_pton(AF_INET6, String(text.prefix { $0 != "%" }), &six) == 1 {
      bytes = withUnsafeBytes(of: &six) { Array($0) }
    } else {
      return nil
    }
  }

  /// Reads what a socket connects to; nil for what is neither IPv4 nor IPv6.
  init?(_ address: UnsafePointer<sockaddr>) {
    let start = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      var number = start.loadUnaligned(as: sockaddr_in.self).sin_addr
      bytes = withUnsafeBytes(of: &number) { Array($0) }
    case AF_INET6:
      var number = start.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      bytes = withUnsafeBytes(of: &number) { Array($0) }
    default: return nil
    }
  }

  /// Whether it is a machine that everybody can reach: not this one, and none of its own network.
  var isPublic: Bool {
    guard bytes.count == 16 else { return !Self.ownOfIPv4.contains { begins($0, $1) } }
    if let inside = Self.holdingIPv4.first(where: { begins($0.start, $0.start.count * 8) }) {
      return HostAddress(Array(bytes[inside.place..<inside.place + 4])).isPublic
    }
    return begins([0x20], 3) && !Self.ownOfIPv6.contains { begins($0, $1) }
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the first so many bits are those of a start, which zeros may follow.
  private func begins(_ start: [UInt8], _ bits: Int) -> Bool {
    (0..<bits).allSatisfy { bit in
      let own = bit / 8 < start.count ? start[bit / 8] : 0
      return (bytes[bit / 8] ^ own) & (0x80 >> UInt8(bit % 8)) == 0
    }
  }

  // The registries of special addresses, RFC 6890 and after it.
  private static let ownOfIPv4: [([UInt8], Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
    ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15), ([198, 51, 100], 24),
    ([203, 0, 113], 24), ([224], 3),
  ]
  private static let ownOfIPv6: [([UInt8], Int)] = [
    ([0x20, 0x01], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x3F, 0xFF], 20),
  ]
  /// Addresses of IPv6 that stand for one of IPv4, by how they begin, and where in them it is.
  private static let holdingIPv4: [(start: [UInt8], place: Int)] = [
    ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 12), ([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0], 12),
    ([0x20, 0x02], 2),
  ]
}

extension URL {
  /// Whether it says itself, without anybody being asked, that it leads to a machine of the own network.
  var namesOwnNetwork: Bool {
    let host = host(percentEncoded: false)?.lowercased() ?? ""
    return HostAddress(host).map { !$0.isPublic } ?? (host == "localhost")
  }
}
