// Whether a text can stand on a page as it is.

extension UnsafeBufferPointer<UInt8> {
  /// Whether there is nothing to look after: eight bytes are looked at at once, always to the end.
  @inline(__always)
  var isPlain: Bool {
    guard let start = baseAddress else { return true }
    let bytes = UnsafeRawPointer(start)
    guard count >= 8 else {
      guard count >= 4 else { return self.allSatisfy { $0.mark == 0 } }
      // The first four and the last four, of which some may be the same.
      let first = UInt64(bytes.loadUnaligned(as: UInt32.self))
      let last = UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return (first << 32 | last).marks == 0
    }
    var (marks, place): (UInt64, Int) = (0, 0)
    while place + 8 <= count {
      marks |= bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).marks
      place += 8
    }
    guard place < count else { return marks == 0 }
    // The last eight, of which some were seen already.
    return marks | bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self).marks == 0
  }
}

extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Not 0 where one of its eight bytes is none that stands for itself everywhere on a page.
  @inline(__always)
  fileprivate var marks: UInt64 {
    // A byte below 0x20 or above 0x7E, then one of those that are written otherwise.
    let outside = (self &- Self.ones &* 0x20) | (self &+ Self.ones) | self
    return (outside | zeros(of: "\"") | zeros(of: "'", or: 1) | zeros(of: ">", or: 2)) & (Self.ones &* 0x80)
  }

  /// Its highest bits where a byte is a sign, or differs from it in the bits given.
  @inline(__always)
  private func zeros(of sign: Unicode.Scalar, or bits: UInt64 = 0) -> UInt64 {
    let differing = (self | Self.ones &* bits) ^ (Self.ones &* UInt64(sign.value))
    return (differing &- Self.ones) & ~differing
  }
}

extension UInt8 {
  /// 0 for a character of ASCII that stands for itself everywhere on a page.
  @inline(__always)
  fileprivate var mark: UInt8 {
    let ofMarkup: UInt8 =
      (self == UInt8(ascii: "&") ? 1 : 0) | (self == UInt8(ascii: "<") ? 1 : 0) | (self == UInt8(ascii: ">") ? 1 : 0)
      | (self == UInt8(ascii: "\"") ? 1 : 0) | (self == UInt8(ascii: "'") ? 1 : 0)
    return (self &- 0x20 < 0x5F ? 0 : 1) | ofMarkup
  }
}
