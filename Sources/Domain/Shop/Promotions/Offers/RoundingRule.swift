/// A rounding of reductions to whole minor units, with its name in files.
public enum RoundingRule: String, Hashable, Sendable, CaseIterable {
  /// To the nearest unit; a half benefits the shopper.
  case halfUp
  /// To the nearest unit; a half benefits the shop.
  case halfDown
  /// Down, to the benefit of the shop.
  case down

  /// Returns a percentage of a non-negative amount, in minor units.
  @inline(__always)
  func share(_ percent: Percent, of amount: Int64) -> Int64 { share(hundredths: percent.hundredths, of: amount) }

  @inline(__always)
  func share(hundredths: Int64, of amount: Int64) -> Int64 {
    let added: Int64 =
      switch self {
      case .halfUp: 5_000
      case .halfDown: 4_999
      case .down: 0
      }
    // Most amounts fit; a wide division takes ten times as long.
    if amount < 1 << 48 { return (amount * hundredths + added) / 10_000 }
    return Int64((Int128(amount) * Int128(hundredths) + Int128(added)) / 10_000)
  }
}
