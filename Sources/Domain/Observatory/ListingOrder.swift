/// Which listings come first in a result, by the name that options and stored searches use.
public enum ListingOrder: String, CaseIterable, Hashable, Sendable {
  /// What the source thinks is wanted most.
  case popularity
  /// The cheapest.
  case priceUp = "price-up"
  /// The dearest.
  case priceDown = "price-down"
  /// Those with the most reviews.
  case reviews
}

extension ListingOrder {
  /// Whether one listing comes before another; nil where they are the same to it, as all are by popularity, which only
  /// their source knows.
  public func isEarlier(_ one: Listing, _ other: Listing) -> Bool? {
    switch self {
    case .popularity: nil
    case .priceUp: Self.isEarlier(one.price, other.price) { Self.precedes($0, $1, by: <) }
    case .priceDown: Self.isEarlier(one.price, other.price) { Self.precedes($0, $1, by: >) }
    case .reviews: Self.isEarlier(one.reviewCount, other.reviewCount, by: >)
    }
  }

  /// Whether one value comes before another; one that is missing comes last.
  static func isEarlier<Value: Equatable>(
    _ one: Value?,
    _ other: Value?,
    by precedes: (Value, Value) -> Bool
  ) -> Bool? {
    guard one != other else { return nil }
    guard let one, let other else { return one != nil }
    return precedes(one, other)
  }

  /// Prices in different currencies cannot be held against each other, so each currency stands together.
  private static func precedes(_ one: Money, _ other: Money, by isLess: (Int64, Int64) -> Bool) -> Bool {
    one.currency == other.currency ? isLess(one.minorUnits, other.minorUnits) : one.currency.code < other.currency.code
  }
}
