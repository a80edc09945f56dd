import ArcadeDomain

extension Trend {
  /// Says how prices went, newest first, until a moment, in little room; nil where they went nowhere.
  init?(of prices: [DatedValue<Money>], until latest: Moment?, phrases: WatchPhrases) {
    guard let trend = PriceTrend(of: prices, until: latest), trend.prices.count > 1 else { return nil }
    self.init(
      phrases.trendLabel,
      levels: trend.levels(of: Self.smallWidth, top: Self.top),
      figures: [
        Fact(phrases.lowestLabel, phrases.formats.money(trend.lowest)),
        Fact(phrases.highestLabel, phrases.formats.money(trend.highest)),
      ]
    )
  }

  /// Draws figures that a table beneath it lists; nil where there is no way from one to the next.
  public init?(_ label: String, chart figures: ChartFigures, _ formats: Formats) {
    let (points, end, scale) = figures.drawn(formats)
    guard points.count > 1 else { return nil }
    self.init(label, points: points, end: end, scale: scale)
  }

  /// How many columns it takes beside a figure.
  private static let smallWidth = 8
  static let top = 7
}
