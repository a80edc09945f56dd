import ArcadeDomain

extension Trend {
  /// Creates a small trend of prices, newest first, until a moment; nil if they never changed.
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

  /// Creates a chart above a table of its figures; nil if there is only one figure.
  public init?(_ label: String, chart figures: ChartFigures, _ formats: Formats) {
    let (points, end, scale) = figures.drawn(formats)
    guard points.count > 1 else { return nil }
    self.init(label, points: points, end: end, scale: scale)
  }

  /// The number of columns beside a figure.
  private static let smallWidth = 8
  static let top = 7
}
