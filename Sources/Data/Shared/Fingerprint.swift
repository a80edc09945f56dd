/// A number for bytes that is the same in every process: FNV-1a, twice 64 bits.
///
/// It names files and people and finds damage; whoever relies on it also compares what it was made of.
struct Fingerprint: Hashable {
  private let first, second: UInt64

  init(of bytes: some Sequence<UInt8>) {
    var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte &+ 0x5B)) &* 0x100_0000_01B3
    }
    (self.first, self.second) = (first, second)
  }

  static func of(_ bytes: some Sequence<UInt8>) -> String { Fingerprint(of: bytes).digits }

  /// The number in 32 digits.
  var digits: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for place in 0..<32 {
        let half = place < 16 ? first : second
        let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (place % 16))) & 0xF
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 32
    }
  }
}
