import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes that their owner lends for the length of one call, and that must not be kept longer.
///
/// All that reads them stands in this file, and checks that it stays inside.
struct LentBytes {
  private let bytes: UnsafeRawBufferPointer

  fileprivate init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// How many there are.
  @inline(__always)
  var count: Int { bytes.count }

  /// Whether there are none.
  @inline(__always)
  var isEmpty: Bool { bytes.isEmpty }

  /// One byte.
  @inline(__always)
  subscript(position: Int) -> UInt8 {
    precondition(position >= 0 && position < bytes.count)
    return bytes[position]
  }

  /// Some of them.
  @inline(__always)
  subscript(start: Int, end: Int) -> LentBytes {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    return LentBytes(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
  }

  /// Finds the first of a byte from one position up to another; nil where there is none.
  @inline(__always)
  func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    guard start < end, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// Compares them with others byte by byte: below zero where they come before those, zero where they are the same.
  @inline(__always)
  func compared(with others: LentBytes) -> Int {
    let difference = compare(others, upTo: min(count, others.count))
    return difference != 0 ? Int(difference) : count - others.count
  }

  /// Whether they are the same as others.
  @inline(__always)
  func equals(_ others: LentBytes) -> Bool { count == others.count && compare(others, upTo: count) == 0 }

  /// How many bytes at the beginning are the same as those of others, looking no further than a limit.
  @inline(__always)
  func commonPrefix(with others: LentBytes, upTo limit: Int) -> Int {
    let end = min(limit, count, others.count)
    if compare(others, upTo: end) == 0 { return end }
    var position = 0
    while position < end, bytes[position] == others.bytes[position] { position += 1 }
    return position
  }

  /// The eight bytes from a position as a number that sorts as they do, zeros standing for what lies behind the end.
  @inline(__always)
  func sortingNumber(at position: Int) -> UInt64 {
    precondition(position >= 0)
    if position + 8 <= bytes.count {
      return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
    var number: UInt64 = 0
    for offset in 0..<8 {
      number = number << 8 | (position + offset < bytes.count ? UInt64(bytes[position + offset]) : 0)
    }
    return number
  }

  /// Whether each of them is a character of its own.
  @inline(__always)
  var isASCII: Bool {
    var (position, mixed): (Int, UInt64) = (0, 0)
    while position < bytes.count {
      mixed |= sortingNumber(at: position)
      position += 8
    }
    return mixed & 0x8080_8080_8080_8080 == 0
  }

  /// A copy that can be kept.
  var array: [UInt8] { Array(bytes) }

  /// The text that they spell; nil where they are not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The text that they spell, with a sign in the place of what is not UTF-8.
  var repairedText: String { String(decoding: bytes, as: UTF8.self) }

  @inline(__always)
  private func compare(_ others: LentBytes, upTo end: Int) -> Int32 {
    guard let base = bytes.baseAddress, let other = others.bytes.baseAddress else { return 0 }
    return memcmp(base, other, end)
  }
}

extension Data {
  /// Lends the bytes to a piece of work, which must not keep them.
  @inline(__always)
  func lend<Result>(_ work: (LentBytes) -> Result) -> Result {
    withUnsafeBytes { work(LentBytes($0)) }
  }
}
