/// The range of prices to search; a missing end is open.
public struct PriceRange: Hashable, Sendable {
  /// The lower end, which is included.
  public let lowest: Money?
  /// The upper end, which is included.
  public let highest: Money?

  /// The range without ends.
  public static let any = PriceRange(open: ())

  /// Creates a range; throws if an end is negative or the range is empty.
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

  /// Whether a price is in the range; a price in another currency is not, unless both ends are open.
  public func contains(_ price: Money) -> Bool {
    [lowest, highest].compactMap { $0 }.allSatisfy { $0.currency == price.currency }
      && lowest.map { $0.minorUnits <= price.minorUnits } ?? true
      && highest.map { price.minorUnits <= $0.minorUnits } ?? true
  }
}
