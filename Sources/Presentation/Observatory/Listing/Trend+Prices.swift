import ArcadeDomain

extension Trend {
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

  /// Draws figures that a table beneath it lists; nil where there is no way from one to the next.
  init?(_ label: String, chart figures: ChartFigures, _ formats: Formats) {
    let (points, scale) = figures.drawn(formats)
    guard points.count > 1 else { return nil }
    self.init(label, points: points, scale: scale)
  }

  static let top = 7
}
