/// What the recorded prices of a listing come to, in the currency that it has now.
public struct PriceTrend: Hashable, Sendable {
  /// The prices, oldest first; those in another currency and the times without one are not among them.
  public let prices: [Money]

  /// Sums up prices, newest first; nil where there is none now.
  public init?(of observed: [DatedValue<Money>]) {
    guard let currency = observed.first?.value?.currency else { return nil }
    prices = observed.compactMap { $0.value }.filter { $0.currency == currency }.reversed()
  }

  /// The lowest one.
  public var lowest: Money { prices.min { $0.minorUnits < $1.minorUnits } ?? last }
  /// The highest one.
  public var highest: Money { prices.max { $0.minorUnits < $1.minorUnits } ?? last }
  /// The newest one, which is what it costs now.
  public var last: Money { prices[prices.count - 1] }

  /// The one in the middle; between two, the lower of both, so that it is a price that was asked.
  public var median: Money {
    prices.sorted { $0.minorUnits < $1.minorUnits }[(prices.count - 1) / 2]
  }

  /// The newest prices as levels from 0, for the lowest of them, to `top`, for the highest.
  ///
  /// Where they are all the same, they are in the middle.
  public func levels(of count: Int, top: Int) -> [Int] {
    let shown = prices.suffix(max(1, count)).map { $0.minorUnits }
    guard let low = shown.min(), let high = shown.max(), low < high else { return shown.map { _ in top / 2 } }
    let range = Int128(high) - Int128(low)
    return shown.map { Int(((Int128($0) - Int128(low)) * Int128(top) * 2 + range) / (range * 2)) }
  }
}
