/// A number for bytes that is the same in every process: FNV-1a, twice 64 bits.
///
/// It names files and people and finds damage; whoever relies on it also compares what it was made of.
enum Fingerprint {
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte &+ 0x5B)) &* 0x100_0000_01B3
    }
    return digits(of: first) + digits(of: second)
  }

  private static func digits(of number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
