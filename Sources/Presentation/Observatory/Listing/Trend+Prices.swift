import ArcadeDomain

extension Trend {
  /// How many prices a chart and its table show at most; of more, the newest.
  private static let mostPoints = 200

  /// Draws the prices that a trend sums up at the moments at which they were first seen.
  static func points(of history: ListingHistory, in trend: PriceTrend, formats: Formats) -> [Point] {
    let currency = trend.last.currency
    let shown = history.prices.filter { $0.value?.currency == currency }.prefix(mostPoints).reversed()
    let prices = shown.compactMap { observed in observed.value.map { (observed.at, $0) } }
    guard let first = prices.first?.0.milliseconds, let last = prices.last?.0.milliseconds,
      let low = prices.map(\.1.minorUnits).min(), let high = prices.map(\.1.minorUnits).max()
    else { return [] }
    return prices.map { moment, price in
      Point(
        formats.moment(moment),
        formats.money(price),
        place: fraction(moment.milliseconds, from: first, to: last, else: 1),
        height: fraction(price.minorUnits, from: low, to: high, else: 0.5)
      )
    }
  }

  /// Says how prices went, newest first, in little room; nil where they went nowhere.
  init?(of prices: [DatedValue<Money>], phrases: WatchPhrases) {
    guard let trend = PriceTrend(of: prices), trend.prices.count > 1 else { return nil }
    self.init(
      phrases.trendLabel,
      levels: trend.levels(of: prices.count, top: Self.top),
      figures: [
        Fact(phrases.lowestLabel, phrases.formats.money(trend.lowest)),
        Fact(phrases.highestLabel, phrases.formats.money(trend.highest)),
      ]
    )
  }

  static let top = 7

  private static func fraction(_ value: Int64, from low: Int64, to high: Int64, else middle: Double) -> Double {
    low < high ? (Double(value) - Double(low)) / (Double(high) - Double(low)) : middle
  }
}
