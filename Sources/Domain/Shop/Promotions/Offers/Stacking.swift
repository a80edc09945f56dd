/// Which promotions apply where several could, by the names that files use.
public enum Stacking: String, Hashable, Sendable, CaseIterable {
  /// Each line chooses what takes most off it, and what makes the cart dearer is left out; then the best about the
  /// order, then about shipping.
  case bestPerLine
  /// One after the other by priority, each on what is left.
  case sequential
  /// All about items by priority, then all about the order, then shipping.
  case staged
  /// Within a lane as `bestPerLine`, the lanes one after the other.
  case lanes
  /// The cheapest order: about items one after the other, each on pieces that none before it has used.
  case bestOverall
}

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
