/// Finds a byte in eight at once.
enum ByteMatch {
  /// The top bit of each byte.
  static let tops: UInt64 = 0x8080_8080_8080_8080
  /// Eight spaces.
  static let spaces: UInt64 = 0x2020_2020_2020_2020

  /// Returns a number with the top bit set of each byte that is the one looked for, and nothing else.
  @inline(__always)
  static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let others = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~((others & ~tops) &+ ~tops | others | ~tops)
  }

  /// Returns a bit for each byte, the first one lowest, that is set where it is the one looked for.
  @inline(__always)
  static func bits(of byte: UInt8, in word: UInt64) -> UInt64 {
    // Each top bit is carried to a place of its own in the last byte.
    ((places(of: byte, in: word) &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }

  /// Returns zero where none of the bytes is below a space.
  @inline(__always)
  static func belowSpace(in word: UInt64) -> UInt64 { (word &- spaces) & ~word & tops }
}
