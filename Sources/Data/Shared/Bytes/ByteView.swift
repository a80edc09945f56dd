import Foundation

/// Bytes borrowed from their owner for the length of one call; they must not be kept longer. Only this file reads them,
/// and it checks the bounds.
struct ByteView {
  private let bytes: UnsafeRawBufferPointer

  let count: Int

  @inline(__always)
  fileprivate init(_ bytes: UnsafeRawBufferPointer) { (self.bytes, count) = (bytes, bytes.count) }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(position: Int) -> UInt8 {
    precondition(position >= 0 && position < count)
    return bytes[position]
  }

  @inline(__always)
  subscript(start: Int, end: Int) -> ByteView {
    precondition(start >= 0 && start <= end && end <= count)
    return ByteView(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
  }

  @inline(__always)
  subscript(range: Range<Int>) -> ByteView { self[range.lowerBound, range.upperBound] }

  /// The eight bytes from a position as a little-endian number; bytes after the end count as zero.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    guard position >= 0 && position <= count &- 8 else { return lastWord(from: position, to: count) }
    return word(unchecked: position)
  }

  /// At most eight bytes from a position as a little-endian number; bytes after the end are the filler.
  @inline(__always)
  func word(from start: Int, to end: Int, filler: UInt64 = 0) -> UInt64 {
    precondition(start <= end)
    // Shifting by 64 gives zero, so nothing is taken from eight bytes or more.
    let behind = UInt64.max << (8 &* UInt64(truncatingIfNeeded: end &- start))
    return word(at: start) & ~behind | filler & behind
  }

  /// A bit for each of 64 bytes from a position, the first one lowest, set if the byte matches; and the OR of all 64
  /// bytes.
  @inline(__always)
  func bits(of byte: UInt8, at position: Int) -> (bits: UInt64, letters: UInt64) {
    precondition(position >= 0 && position <= count &- 64)
    let (one, two) = (bits(of: byte, inWordsAt: position), bits(of: byte, inWordsAt: position &+ 32))
    return (one.bits | two.bits &<< 32, one.letters | two.letters)
  }

  /// The same for 32 bytes, written out because a loop would take twice as long.
  @inline(__always)
  private func bits(of byte: UInt8, inWordsAt position: Int) -> (bits: UInt64, letters: UInt64) {
    let (one, two) = (word(unchecked: position), word(unchecked: position &+ 8))
    let (three, four) = (word(unchecked: position &+ 16), word(unchecked: position &+ 24))
    let low = ByteMatch.bits(of: byte, in: one) | ByteMatch.bits(of: byte, in: two) &<< 8
    let high = ByteMatch.bits(of: byte, in: three) | ByteMatch.bits(of: byte, in: four) &<< 8
    return (low | high &<< 16, one | two | three | four)
  }

  @inline(__always)
  private func word(unchecked position: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  @inline(never)
  private func lastWord(from start: Int, to end: Int) -> UInt64 {
    precondition(start >= 0 && start <= end)
    return (start..<end).reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
  }

  /// Returns the position of the last match, or nil if there is none.
  func last(_ byte: UInt8) -> Int? { bytes.lastIndex(of: byte) }

  /// Returns the position of the first match in a range, or nil if there is none.
  @inline(__always)
  func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    precondition(start >= 0 && start <= end && end <= count)
    guard start < end, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  @inline(__always)
  var isASCII: Bool {
    var (position, mixed): (Int, UInt64) = (0, 0)
    while position < count {
      mixed |= word(at: position)
      position += 8
    }
    return mixed & 0x8080_8080_8080_8080 == 0
  }

  /// Whether they are valid UTF-8.
  var isText: Bool { isASCII || text != nil }

  /// A copy that can be kept.
  var array: [UInt8] { Array(bytes) }

  /// The text in UTF-8; nil if the bytes are not valid.
  var text: String? { isASCII ? repairedText : String(validating: bytes, as: UTF8.self) }

  /// The text in UTF-8, with U+FFFD for invalid bytes.
  var repairedText: String { String(decoding: bytes, as: UTF8.self) }
}

extension [UInt8] {
  /// Lends the bytes to a closure, which must not keep them.
  @inline(__always)
  func lend<Result>(_ work: (ByteView) -> Result) -> Result { withUnsafeBytes { work(ByteView($0)) } }
}

extension Data {
  /// Lends the bytes to a closure, which must not keep them.
  @inline(__always)
  func lend<Result>(_ work: (ByteView) -> Result) -> Result { withUnsafeBytes { work(ByteView($0)) } }
}

/// Searches eight bytes at once.
enum ByteMatch {
  /// The top bit of each byte.
  static let tops: UInt64 = 0x8080_8080_8080_8080
  /// Eight spaces.
  static let spaces: UInt64 = 0x2020_2020_2020_2020

  /// Returns a number with the top bit set in each matching byte, and no other bits.
  @inline(__always)
  static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let others = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~((others & ~tops) &+ ~tops | others | ~tops)
  }

  /// Returns a bit for each byte, the first one lowest, set if the byte matches.
  @inline(__always)
  static func bits(of byte: UInt8, in word: UInt64) -> UInt64 {
    // The multiplication moves each top bit to its own place in the last byte.
    ((places(of: byte, in: word) &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }

  /// Returns zero if no byte is below a space.
  @inline(__always)
  static func belowSpace(in word: UInt64) -> UInt64 { (word &- spaces) & ~word & tops }
}
