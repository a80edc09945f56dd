/// Which prices are searched for; an end that is missing is open.
public struct PriceRange: Hashable, Sendable {
  /// The lowest price that counts.
  public let lowest: Money?
  /// The highest price that counts.
  public let highest: Money?

  /// Every price.
  public static let any = PriceRange(open: ())

  /// Makes a range; throws where an end is below zero, or nothing can lie between the ends.
  public init(from lowest: Money? = nil, to highest: Money? = nil) throws(WatchQueryError) {
    for end in [lowest, highest].compactMap({ $0 }) where end.isNegative { throw .negativePrice(end) }
    if let lowest, let highest {
      guard lowest.currency == highest.currency, lowest.minorUnits <= highest.minorUnits else {
        throw .emptyPriceRange(from: lowest, to: highest)
      }
    }
    (self.lowest, self.highest) = (lowest, highest)
  }

  private init(open: Void) {
    lowest = nil
    highest = nil
  }

  /// Whether a price lies in it; one in another currency does not, unless both ends are open.
  public func contains(_ price: Money) -> Bool {
    [lowest, highest].compactMap { $0 }.allSatisfy { $0.currency == price.currency }
      && lowest.map { $0.minorUnits <= price.minorUnits } ?? true
      && highest.map { price.minorUnits <= $0.minorUnits } ?? true
  }
}
