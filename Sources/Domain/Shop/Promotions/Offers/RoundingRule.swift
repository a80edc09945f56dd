/// How a share of an amount becomes whole minor units of discount, by the names that files use.
public enum RoundingRule: String, Hashable, Sendable, CaseIterable {
  /// To the nearest; a half is given to the shopper.
  case halfUp
  /// To the nearest; a half stays with the shop.
  case halfDown
  /// What is begun stays with the shop.
  case down

  /// Returns a share of an amount that is not negative, in minor units.
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
    // Most amounts fit; a wide division costs ten times as much.
    if amount < 1 << 48 { return (amount * hundredths + added) / 10_000 }
    return Int64((Int128(amount) * Int128(hundredths) + Int128(added)) / 10_000)
  }
}
