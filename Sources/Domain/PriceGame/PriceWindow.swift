/// Where wrong prices may stand: whole steps from the right price, between a low and a high end.
public struct PriceWindow: Hashable, Sendable {
  /// The right price.
  public let price: Money
  /// The lowest price allowed, at least one minor unit.
  public let low: Money
  /// The highest price allowed.
  public let high: Money
  /// The distance between two prices that may stand side by side, in minor units.
  public let step: Int64

  /// Lays a window around a price above zero.
  ///
  /// Steps follow how the price is written, so that it does not stand out:
  /// 49.99 stands among x.99, 400.00 among round tens or hundreds. Throws
  /// `.notPositive` for a price of zero or less.
  public init(around price: Money, rule: any ReachRule, offset: Int) throws(MoneyError) {
    guard price.minorUnits > 0 else { throw .notPositive(price) }
    let wanted = try rule.reach(around: price, offset: offset)
    step = Self.step(for: price, reach: wanted)
    let reach = max(wanted, step * 3)
    self.price = price
    low = Money(minorUnits: max(1, price.minorUnits - reach), currency: price.currency)
    high = try price.adding(Money(minorUnits: reach, currency: price.currency))
  }

  /// How many steps fit below the price.
  var stepsBelow: Int64 { (price.minorUnits - low.minorUnits) / step }

  /// How many steps fit above it; three at least.
  var stepsAbove: Int64 { (high.minorUnits - price.minorUnits) / step }

  private static func step(for price: Money, reach: Int64) -> Int64 {
    let unit = price.currency.minorUnitsPerMajor
    guard price.minorUnits.isMultiple(of: unit) else {
      return fractionalStep(for: price, unit: unit)
    }
    // Below the price there is no more room than the price itself, however far the rule reaches.
    let room = min(reach, price.minorUnits)
    var step = unit
    while price.minorUnits.isMultiple(of: step * 10), room / 6 >= step * 10 { step *= 10 }
    return step
  }

  /// One major unit, or a tenth or a hundredth of one while fewer than three steps fit below the price.
  private static func fractionalStep(for price: Money, unit: Int64) -> Int64 {
    var step = unit
    while step > max(1, unit / 100), (price.minorUnits - 1) / step < 3 { step /= 10 }
    return step
  }
}
