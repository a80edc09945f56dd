/// The order of a result, with the names that options and stored searches use.
public enum ListingOrder: String, CaseIterable, Hashable, Sendable {
  /// The order of the source's own ranking.
  case popularity
  /// The cheapest first.
  case priceUp = "price-up"
  /// The most expensive first.
  case priceDown = "price-down"
  /// The most reviews first.
  case reviews
}

extension ListingOrder {
  /// Whether one listing is before another; nil for equals, and always nil for popularity, which only the source knows.
  public func isEarlier(_ one: Listing, _ other: Listing) -> Bool? {
    switch self {
    case .popularity: nil
    case .priceUp: Self.isEarlier(one.price, other.price) { Self.precedes($0, $1, by: <) }
    case .priceDown: Self.isEarlier(one.price, other.price) { Self.precedes($0, $1, by: >) }
    case .reviews: Self.isEarlier(one.reviewCount, other.reviewCount, by: >)
    }
  }

  /// Whether one value is before another; missing values come last.
  static func isEarlier<Value: Equatable>(
    _ one: Value?,
    _ other: Value?,
    by precedes: (Value, Value) -> Bool
  ) -> Bool? {
    guard one != other else { return nil }
    guard let one, let other else { return one != nil }
    return precedes(one, other)
  }

  /// Prices in different currencies cannot be compared, so each currency is listed together.
  private static func precedes(_ one: Money, _ other: Money, by isLess: (Int64, Int64) -> Bool) -> Bool {
    one.currency == other.currency ? isLess(one.minorUnits, other.minorUnits) : one.currency.code < other.currency.code
  }
}
