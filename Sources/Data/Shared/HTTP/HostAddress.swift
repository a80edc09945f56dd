import Foundation

/// The IP address of a machine, by whatever name it was found.
struct HostAddress: Equatable {
  private let bytes: [UInt8]

  /// Reads an IPv4 address, in any form that systems read, or an IPv6 one; nil for a name.
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

  /// Reads the address of a socket; nil unless it is IPv4 or IPv6.
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

  /// Whether it is public: neither this machine nor one of its local network.
  var isPublic: Bool {
    guard bytes.count == 16 else { return !Self.ownOfIPv4.contains { begins($0, $1) } }
    if let inside = Self.holdingIPv4.first(where: { begins($0.start, $0.start.count * 8) }) {
      return HostAddress(Array(bytes[inside.place..<inside.place + 4])).isPublic
    }
    return begins([0x20], 3) && !Self.ownOfIPv6.contains { begins($0, $1) }
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the first bits are those of a prefix, which zeros may follow.
  private func begins(_ start: [UInt8], _ bits: Int) -> Bool {
    (0..<bits).allSatisfy { bit in
      let own = bit / 8 < start.count ? start[bit / 8] : 0
      return (bytes[bit / 8] ^ own) & (0x80 >> UInt8(bit % 8)) == 0
    }
  }

  // The registries of special-purpose addresses, RFC 6890 and later.
  private static let ownOfIPv4: [([UInt8], Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
    ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15), ([198, 51, 100], 24),
    ([203, 0, 113], 24), ([224], 3),
  ]
  private static let ownOfIPv6: [([UInt8], Int)] = [
    ([0x20, 0x01], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x3F, 0xFF], 20),
  ]
  /// The IPv6 prefixes that embed an IPv4 address, and its offset.
  private static let holdingIPv4: [(start: [UInt8], place: Int)] = [
    ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 12), ([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0], 12),
    ([0x20, 0x02], 2),
  ]
}

extension URL {
  /// Whether it names a machine of the local network, without a name lookup.
  var namesOwnNetwork: Bool {
    let host = host(percentEncoded: false)?.lowercased() ?? ""
    return HostAddress(host).map { !$0.isPublic } ?? (host == "localhost")
  }
}
