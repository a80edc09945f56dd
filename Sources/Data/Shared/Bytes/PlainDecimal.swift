/// Reads decimals of digits and a point only, with or without spaces around them. Most are like that.
enum PlainDecimal {
  /// Returns units of 10⁻ˢᶜᵃˡᵉ, or 0 for an empty place; nil if it has to be read as text.
  @inline(__always)
  static func units(of place: Range<Int>, in bytes: ByteView, scale: Int) -> Int64? {
    short(place, in: bytes, scale: scale) ?? other(place, in: bytes, scale: scale)
  }

  /// Reads at most eight bytes at once, with a single branch at the end.
  @inline(__always)
  private static func short(_ place: Range<Int>, in bytes: ByteView, scale: Int) -> Int64? {
    let count = UInt64(truncatingIfNeeded: place.upperBound &- place.lowerBound)
    guard count &- 1 < 8 else { return nil }
    // The last byte goes to the top; the bytes above the point are then the decimals.
    var digits = bytes.word(at: place.lowerBound) &<< (64 &- 8 &* count)
    let point = ByteMatch.places(of: UInt8(ascii: "."), in: digits)
    let hasPoint: UInt64 = point == 0 ? 0 : 1
    let decimals = hasPoint &* (UInt64(truncatingIfNeeded: point.leadingZeroBitCount) &>> 3)
    // The bytes below the point move into place, with zeros before the first digit.
    let below = hasPoint &* ((point &>> 7) &- 1)
    digits = (digits & below) &<< 8 | digits & ~(below | point &>> 7 &* 0xFF)
    let length = count &- hasPoint
    digits |= zeros & ((1 &<< (64 &- 8 &* length)) &- 1)
    let isWrong = (digits & tens ^ zeros) | ((digits &+ sixes) & tens ^ zeros)
    guard isWrong == 0, decimals <= UInt64(scale), decimals &- hasPoint < length &- hasPoint else { return nil }
    digits = ((digits & 0x0F0F_0F0F_0F0F_0F0F) &* 2_561) >> 8
    digits = ((digits & 0x00FF_00FF_00FF_00FF) &* 6_553_601) >> 16
    digits = ((digits & 0x0000_FFFF_0000_FFFF) &* 42_949_672_960_001) >> 32
    for _ in decimals..<UInt64(scale) { digits &*= 10 }
    return Int64(digits)
  }

  /// Reads a longer one, or one with spaces around it.
  @inline(never)
  private static func other(_ place: Range<Int>, in bytes: ByteView, scale: Int) -> Int64? {
    guard !place.isEmpty else { return 0 }
    var (start, end) = (place.lowerBound, place.upperBound)
    while start < end, bytes[start] == space { start += 1 }
    while start < end, bytes[end - 1] == space { end -= 1 }
    return long(start..<end, in: bytes, scale: scale)
  }

  private static func long(_ place: Range<Int>, in bytes: ByteView, scale: Int) -> Int64? {
    guard 1...longest ~= place.count else { return nil }
    var (units, decimals, point): (Int64, Int, Int?) = (0, 0, nil)
    for position in place {
      if bytes[position] == UInt8(ascii: "."), point == nil, place.dropFirst().dropLast().contains(position) {
        point = position
        continue
      }
      guard .zero ... .nine ~= bytes[position] else { return nil }
      units = units * 10 + Int64(bytes[position] - .zero)
      if point != nil { decimals += 1 }
    }
    guard decimals <= scale else { return nil }
    for _ in decimals..<scale { units *= 10 }
    return units
  }

  /// The most digits that fit into 64 bits together with the zeros of the scale.
  private static let longest = 15
  private static let space = UInt8(ascii: " ")
  private static let zeros: UInt64 = 0x3030_3030_3030_3030
  private static let sixes: UInt64 = 0x0606_0606_0606_0606
  private static let tens: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
}
