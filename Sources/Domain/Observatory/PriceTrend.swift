/// What the recorded prices of a listing come to, in the currency that it has now.
public struct PriceTrend: Hashable, Sendable {
  /// The prices, oldest first; those in another currency and the times without one are not among them.
  public let prices: [Money]
  /// From when on each price holds, and until when the last one does.
  private let moments: [Moment]
  private let end: Moment

  /// Sums up prices, newest first, of which the first one holds until a moment; nil where there is none now.
  public init?(of observed: [DatedValue<Money>], until latest: Moment? = nil) {
    guard let newest = observed.first, let currency = newest.value?.currency else { return nil }
    let known = observed.filter { $0.value?.currency == currency }.reversed()
    (prices, moments) = (known.compactMap { $0.value }, known.map { $0.at })
    end = moments.reduce(latest ?? newest.at) { max($0, $1) }
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

  /// What it cost at so many moments, equally far apart from the first price to the end, as levels from 0, for the lowest
  /// price, to `top`, for the highest; each price holds until the next one.
  ///
  /// Where they are all the same, they are in the middle, and where no time has passed, there is one.
  public func levels(of columns: Int, top: Int) -> [Int] {
    let (low, high) = (lowest.minorUnits, highest.minorUnits)
    let range = Int128(high) - Int128(low)
    return shown(in: columns).map { price in
      range == 0 ? top / 2 : Int(((Int128(price.minorUnits) - Int128(low)) * Int128(top) * 2 + range) / (range * 2))
    }
  }

  private func shown(in columns: Int) -> [Money] {
    let (begin, steps) = (Int128(moments[0].milliseconds), Int128(columns) - 1)
    let span = Int128(end.milliseconds) - begin
    guard steps > 0, span > 0 else { return [last] }
    var holding = 0
    return (0..<columns).map { column in
      while holding + 1 < prices.count,
        (Int128(moments[holding + 1].milliseconds) - begin) * steps <= span * Int128(column)
      { holding += 1 }
      return prices[holding]
    }
  }
}
