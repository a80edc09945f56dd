/// Reads decimals that are nothing but digits and a point, as most are, with or without spaces around them.
enum PlainDecimal {
  /// As many digits, and the zeros of the scale behind them, fit into 64 bits.
  private static let longest = 15

  /// Returns units of 10⁻ˢᶜᵃˡᵉ, 0 for nothing; nil for what has to be looked at as a text.
  static func units(of place: Range<Int>, in bytes: ByteView, scale: Int) -> Int64? {
    guard !place.isEmpty else { return 0 }
    var (start, end) = (place.lowerBound, place.upperBound)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard 1...longest ~= end - start else { return nil }
    var (units, decimals, hasPoint): (Int64, Int, Bool) = (0, 0, false)
    for position in start..<end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "."), !hasPoint, position > start, position < end - 1 {
        hasPoint = true
        continue
      }
      guard .zero ... .nine ~= byte else { return nil }
      units = units * 10 + Int64(byte - .zero)
      if hasPoint { decimals += 1 }
    }
    guard decimals <= scale else { return nil }
    for _ in decimals..<scale { units *= 10 }
    return units
  }
}
