/// A hash that is the same in every process: FNV-1a, twice 64 bits. It names files and people and detects damage. Code
/// that relies on it also compares the original bytes.
package struct Fingerprint: Hashable, Sendable {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  /// Creates the hash of bytes, which may be given in pieces.
  package init<Bytes: Sequence<UInt8>>(of pieces: Bytes...) { for piece in pieces { add(piece) } }

  init?(digits: Substring) {
    guard digits.utf8.count == 32,
      digits.utf8.allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }),
      let first = UInt64(digits.prefix(16), radix: 16), let second = UInt64(digits.dropFirst(16), radix: 16)
    else { return nil }
    (self.first, self.second) = (first, second)
  }

  package static func of(_ bytes: some Sequence<UInt8>) -> String { Fingerprint(of: bytes).digits }

  /// Both halves are as good as random, so one is enough.
  package func hash(into hasher: inout Hasher) { hasher.combine(first) }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte &+ 0x5B)) &* 0x100_0000_01B3
    }
  }

  /// The 64-bit FNV-1a hash alone, which hardly mixes the last bytes.
  var fnv1a: UInt64 { first }

  /// The hash as 32 hexadecimal digits.
  package var digits: String {
    [first, second].reduce(into: "") { text, half in
      let digits = String(half, radix: 16)
      text += String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
  }
}
