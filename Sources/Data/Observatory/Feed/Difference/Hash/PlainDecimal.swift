/// Reads decimals that are nothing but digits and a point, as most are, with or without spaces around them.
enum PlainDecimal {
  /// Returns units of 10⁻ˢᶜᵃˡᵉ, 0 for nothing; nil for what has to be looked at as a text.
  @inline(__always)
  static func units(of place: Range<Int>, in bytes: LentBytes, scale: Int) -> Int64? {
    guard !place.isEmpty else { return 0 }
    var (start, end) = (place.lowerBound, place.upperBound)
    while start < end, bytes[start] == space { start += 1 }
    while start < end, bytes[end - 1] == space { end -= 1 }
    switch end - start {
    case 0: return nil
    case 1...8: return short(start..<end, in: bytes, scale: scale)
    default: return long(start..<end, in: bytes, scale: scale)
    }
  }

  /// Reads all of at most eight bytes at once, which no branch waits for.
  private static func short(_ place: Range<Int>, in bytes: LentBytes, scale: Int) -> Int64? {
    var count = UInt64(truncatingIfNeeded: place.count)
    var digits = bytes.word(from: place.lowerBound, to: place.upperBound)
    var decimals = 0
    let point = ByteMatch.places(of: UInt8(ascii: "."), in: digits)
    if point != 0 {
      // What stands above the point moves into its place.
      let whole = UInt64(point.trailingZeroBitCount - 7)
      count -= 1
      decimals = Int(count - whole / 8)
      guard whole > 0, decimals > 0 else { return nil }
      let below = (1 << whole) - 1 as UInt64
      digits = digits & below | digits >> 8 & ~below
    }
    guard decimals <= scale else { return nil }
    // The last digit goes to the top, and zeros stand before the first one.
    digits = digits << (64 - 8 * count) | zeros >> (8 * count)
    guard digits & tens == zeros, (digits &+ sixes) & tens == zeros else { return nil }
    digits = ((digits & 0x0F0F_0F0F_0F0F_0F0F) &* 2_561) >> 8
    digits = ((digits & 0x00FF_00FF_00FF_00FF) &* 6_553_601) >> 16
    digits = ((digits & 0x0000_FFFF_0000_FFFF) &* 42_949_672_960_001) >> 32
    for _ in decimals..<scale { digits &*= 10 }
    return Int64(digits)
  }

  private static func long(_ place: Range<Int>, in bytes: LentBytes, scale: Int) -> Int64? {
    guard place.count <= longest else { return nil }
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

  /// As many digits, and the zeros of the scale behind them, fit into 64 bits.
  private static let longest = 15
  private static let space = UInt8(ascii: " ")
  private static let zeros: UInt64 = 0x3030_3030_3030_3030
  private static let sixes: UInt64 = 0x0606_0606_0606_0606
  private static let tens: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
}
