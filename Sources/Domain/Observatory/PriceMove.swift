/// The current and the previous price of a listing.
public struct PriceMove: Hashable, Sendable {
  /// The previous price.
  public let from: Money
  /// The current price.
  public let to: Money

  /// Compares two prices; nil if they are equal or in different currencies.
  public init?(from before: Money, to price: Money) {
    guard before.currency == price.currency, before != price else { return nil }
    (from, to) = (before, price)
  }

  /// The change in whole percent, negative for a drop, rounded half away from zero. Nil if the previous price is zero,
  /// and below half a percent or from a million percent.
  public var percent: Int? {
    guard from.minorUnits > 0 else { return nil }
    let (difference, base) = (Int128(to.minorUnits) - Int128(from.minorUnits), Int128(from.minorUnits))
    let percent = (abs(difference) * 200 + base) / (base * 2)
    guard percent > 0, percent < 1_000_000 else { return nil }
    return Int(difference < 0 ? -percent : percent)
  }
}

/// The size of a price drop in proportion to the price.
struct PriceFall: Equatable {
  private let move: PriceMove

  /// Creates a drop; nil if the price rose.
  init?(_ move: PriceMove?) {
    guard let move, move.from.minorUnits > 0, move.to.minorUnits < move.from.minorUnits else { return nil }
    self.move = move
  }

  static func == (one: PriceFall, other: PriceFall) -> Bool { one.rest(over: other) == other.rest(over: one) }
  static func > (one: PriceFall, other: PriceFall) -> Bool { one.rest(over: other) < other.rest(over: one) }

  private func rest(over other: PriceFall) -> Int128 { Int128(move.to.minorUnits) * Int128(other.move.from.minorUnits) }
}
