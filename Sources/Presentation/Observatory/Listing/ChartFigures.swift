public import ArcadeDomain

/// The data of a chart: figures in whole units with their start, newest first.
public struct ChartFigures {
  /// The figures; nil for a period without one.
  let values: [DatedValue<Int64>]
  /// The end of the newest figure; nil if it is unknown.
  let latest: Moment?
  /// Returns a figure as text.
  let text: (Int64) -> String

  /// Creates the figures of prices in the currency of the newest one.
  public init(of prices: [DatedValue<Money>], until latest: Moment?, formats: Formats) {
    self.latest = latest
    let currency = prices.first { $0.value != nil }?.value?.currency
    values = prices.filter { $0.value?.currency == currency }.map { DatedValue($0.value?.minorUnits, at: $0.at) }
    text = { units in currency.map { formats.money(Money(minorUnits: units, currency: $0)) } ?? "" }
  }

  /// Creates the figures of other values, with their text.
  init(of values: [DatedValue<Int64>], until latest: Moment?, text: @escaping (Int64) -> String) {
    (self.values, self.latest, self.text) = (values, latest, text)
  }

  /// The largest number of figures in a chart and its table; the oldest are left out.
  private static let most = 200

  /// Returns the points of the chart, its end and its axis.
  func drawn(_ formats: Formats) -> (points: [Trend.Point], end: String?, scale: [Trend.Mark]) {
    let shown = values.compactMap { dated in dated.value.map { (dated.at, $0) } }.prefix(Self.most).reversed()
    guard let first = shown.first?.0.milliseconds, let newest = shown.last?.0,
      let low = shown.map(\.1).min(), let high = shown.map(\.1).max()
    else { return ([], nil, []) }
    let end = latest.flatMap { $0 > newest ? $0 : nil }
    let last = (end ?? newest).milliseconds
    let points = shown.map { moment, value in
      Trend.Point(
        formats.moment(moment),
        text(value),
        place: fraction(moment.milliseconds, from: first, to: last, else: 1),
        height: fraction(value, from: low, to: high, else: 0.5)
      )
    }
    let scale = Self.scale(from: low, to: high).map {
      Trend.Mark(text($0), height: fraction($0, from: low, to: high, else: 0.5))
    }
    return (points, end.map(formats.moment), scale)
  }

  /// Returns two to five round figures of a range, in steps of 1, 2 or 5 times a power of ten. A single figure is its
  /// own range.
  private static func scale(from low: Int64, to high: Int64) -> [Int64] {
    guard low < high else { return [low] }
    let (low, high) = (Int128(low), Int128(high))
    var (step, factors) = (Int128(1), [2, 5, 10] as [Int128])
    var power = step
    while (high - low) / step >= 5 {
      step = power * factors[0]
      factors.append(factors.removeFirst())
      if step == power * 10 { power = step }
    }
    let first = low / step + (low > 0 && low % step != 0 ? 1 : 0)
    return stride(from: first * step, through: high, by: Int128.Stride(step)).map { Int64($0) }
  }

  private func fraction(_ value: Int64, from low: Int64, to high: Int64, else middle: Double) -> Double {
    low < high ? (Double(value) - Double(low)) / (Double(high) - Double(low)) : middle
  }
}
