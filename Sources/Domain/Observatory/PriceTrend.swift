/// A summary of the recorded prices of a listing, in its current currency.
public struct PriceTrend: Hashable, Sendable {
  /// The prices, oldest first, without those in another currency.
  public let prices: [Money]
  /// When each price began, and when the last one ends.
  private let moments: [Moment]
  private let end: Moment
  /// The milliseconds that each price lasted, until another one was seen or none.
  private let held: [Int128]

  private static let day: Int128 = 86_400_000
  /// The least number of known days for statements about usual prices.
  private static let fewestDays: Int128 = 7

  /// Sums up prices, given newest first, the first of which lasts until a moment; nil if there is no current price.
  public init?(of observed: [DatedValue<Money>], until latest: Moment? = nil) {
    guard let newest = observed.first, let currency = newest.value?.currency else { return nil }
    let end = observed.reduce(latest ?? newest.at) { $1.value?.currency == currency ? max($0, $1.at) : $0 }
    let known = zip(observed, [end] + observed.map { $0.at }).filter { $0.0.value?.currency == currency }.reversed()
    (prices, moments) = (known.compactMap { $0.0.value }, known.map { $0.0.at })
    held = known.map { max(0, Int128($1.milliseconds) - Int128($0.at.milliseconds)) }
    self.end = end
  }

  /// The lowest price.
  public var lowest: Money { prices.min { $0.minorUnits < $1.minorUnits } ?? last }
  /// The highest price.
  public var highest: Money { prices.max { $0.minorUnits < $1.minorUnits } ?? last }
  /// The newest price, which is the current one.
  public var last: Money { prices[prices.count - 1] }

  /// When the lowest price last began.
  public var lowestSince: Moment { since(lowest) }
  /// When the highest price last began.
  public var highestSince: Moment { since(highest) }

  /// The median price over time; nil if less than seven days are known.
  public var median: Money? {
    let total = held.reduce(0, +)
    guard total >= Self.fewestDays * Self.day else { return nil }
    var time: Int128 = 0
    return zip(prices, held).sorted { $0.0.minorUnits < $1.0.minorUnits }.first { _, held in
      time += held
      return time * 2 >= total
    }?.0
  }

  /// The number of days until the end without a price as low as the current one, to which it dropped. Nil if the price
  /// did not drop, and for less than seven days.
  public var lowestDays: Int? {
    guard let before = prices.lastIndex(where: { $0 != last }), prices[before].minorUnits > last.minorUnits
    else { return nil }
    let asLow = prices[...before].lastIndex { $0.minorUnits <= last.minorUnits }
    let begin = asLow.map { Int128(moments[$0].milliseconds) + held[$0] } ?? Int128(moments[0].milliseconds)
    let days = (Int128(end.milliseconds) - begin) / Self.day
    return days < Self.fewestDays ? nil : Int(days)
  }

  private func since(_ price: Money) -> Moment { prices.lastIndex(of: price).map { moments[$0] } ?? end }

  /// Returns the price at evenly spaced moments as levels from 0, for the lowest price, to `top`, for the highest.
  /// Equal prices are all in the middle. If no time has passed, there is one level.
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
