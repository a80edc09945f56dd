/// What the recorded prices of a listing come to, in the currency that it has now.
public struct PriceTrend: Hashable, Sendable {
  /// The prices, oldest first; those in another currency and the times without one are not among them.
  public let prices: [Money]
  /// From when on each price holds, and until when the last one does.
  private let moments: [Moment]
  private let end: Moment
  /// How many milliseconds each price held, until another one or none was seen.
  private let held: [Int128]

  private static let day: Int128 = 86_400_000
  /// Over how many days nothing is said of what prices usually are.
  private static let fewestDays: Int128 = 7

  /// Sums up prices, newest first, of which the first one holds until a moment; nil where there is none now.
  public init?(of observed: [DatedValue<Money>], until latest: Moment? = nil) {
    guard let newest = observed.first, let currency = newest.value?.currency else { return nil }
    let end = observed.reduce(latest ?? newest.at) { $1.value?.currency == currency ? max($0, $1.at) : $0 }
    let known = zip(observed, [end] + observed.map { $0.at }).filter { $0.0.value?.currency == currency }.reversed()
    (prices, moments) = (known.compactMap { $0.0.value }, known.map { $0.0.at })
    held = known.map { max(0, Int128($1.milliseconds) - Int128($0.at.milliseconds)) }
    self.end = end
  }

  /// The lowest one.
  public var lowest: Money { prices.min { $0.minorUnits < $1.minorUnits } ?? last }
  /// The highest one.
  public var highest: Money { prices.max { $0.minorUnits < $1.minorUnits } ?? last }
  /// The newest one, which is what it costs now.
  public var last: Money { prices[prices.count - 1] }

  /// When it last came to be the lowest one.
  public var lowestSince: Moment { since(lowest) }
  /// When it last came to be the highest one.
  public var highestSince: Moment { since(highest) }

  /// What it cost no more than for half of the time; nil where less than seven days are known.
  public var median: Money? {
    let total = held.reduce(0, +)
    guard total >= Self.fewestDays * Self.day else { return nil }
    var time: Int128 = 0
    return zip(prices, held).sorted { $0.0.minorUnits < $1.0.minorUnits }.first { _, held in
      time += held
      return time * 2 >= total
    }?.0
  }

  /// For how many days it was never as low as the price to which it fell, until the end; nil where it did not fall, and
  /// for less than seven.
  public var lowestDays: Int? {
    guard let before = prices.lastIndex(where: { $0 != last }), prices[before].minorUnits > last.minorUnits
    else { return nil }
    let asLow = prices[...before].lastIndex { $0.minorUnits <= last.minorUnits }
    let begin = asLow.map { Int128(moments[$0].milliseconds) + held[$0] } ?? Int128(moments[0].milliseconds)
    let days = (Int128(end.milliseconds) - begin) / Self.day
    return days < Self.fewestDays ? nil : Int(days)
  }

  private func since(_ price: Money) -> Moment { prices.lastIndex(of: price).map { moments[$0] } ?? end }

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
