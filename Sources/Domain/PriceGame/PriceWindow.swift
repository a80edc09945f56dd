/// The range for wrong prices around the right one.
public struct PriceWindow: Hashable, Sendable {
  /// The right price.
  public let price: Money
  /// The lowest price allowed, at least one minor unit.
  public let low: Money
  /// The highest price allowed.
  public let high: Money

  /// Creates the range around a price; throws `.notPositive` for a price of zero or less. It has room for four prices,
  /// however short the reach is.
  public init(around price: Money, rule: any ReachRule, offset: Int) throws(MoneyError) {
    guard price.minorUnits > 0 else { throw .notPositive(price) }
    let reach = max(3, try rule.reach(around: price, offset: offset))
    self.price = price
    low = Money(minorUnits: max(1, price.minorUnits - reach), currency: price.currency)
    high = try price.adding(Money(minorUnits: reach, currency: price.currency))
  }
}
