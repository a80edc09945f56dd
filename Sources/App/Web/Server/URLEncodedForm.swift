/// What a form posts, as `application/x-www-form-urlencoded` has it.
enum URLEncodedForm {
  static let contentType = "application/x-www-form-urlencoded"

  /// Returns the names with their values, in their order; what is not UTF-8 is replaced.
  static func pairs(in body: some Collection<UInt8>) -> [(name: String, value: String)] {
    body.split(separator: UInt8(ascii: "&")).map { pair in
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (text(parts[0]), parts.count > 1 ? text(parts[1]) : "")
    }
  }

  private static func text(_ encoded: some Collection<UInt8>) -> String {
    let bytes = Array(encoded)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
