/// Every value that a listing's attributes had since it was first seen, newest first.
///
/// The first of each list is the current value; next to each other stand only different ones.
public struct ListingHistory: Hashable, Sendable {
  /// What it cost, from when on.
  public let prices: [DatedValue<Money>]
  /// The numbers of reviews.
  public let reviewCounts: [DatedValue<Int>]
  /// The means of the reviews.
  public let reviewAverages: [DatedValue<ReviewAverage>]
  /// Whether it could be bought.
  public let stock: [DatedValue<Bool>]

  /// Joins the histories of a listing's attributes.
  public init(
    prices: [DatedValue<Money>] = [],
    reviewCounts: [DatedValue<Int>] = [],
    reviewAverages: [DatedValue<ReviewAverage>] = [],
    stock: [DatedValue<Bool>] = []
  ) {
    (self.prices, self.reviewCounts) = (prices, reviewCounts)
    (self.reviewAverages, self.stock) = (reviewAverages, stock)
  }

  /// What is watched, as it is now.
  public var figures: ListingFigures {
    ListingFigures(
      price: prices.first?.value,
      reviewCount: reviewCounts.first?.value,
      reviewAverage: reviewAverages.first?.value,
      isAvailable: stock.first?.value
    )
  }

  /// Returns the changes of one attribute with their times, newest first; a change of currency is among those of the price.
  public func changes(of attribute: ListingAttribute) -> [DatedChange] {
    switch attribute {
    case .price, .currency: DatedChange.all(in: prices) { ListingFigures(price: $0) }
    case .reviewCount: DatedChange.all(in: reviewCounts) { ListingFigures(reviewCount: $0) }
    case .reviewAverage: DatedChange.all(in: reviewAverages) { ListingFigures(reviewAverage: $0) }
    case .availability: DatedChange.all(in: stock) { ListingFigures(isAvailable: $0) }
    }
  }

  /// The last change of all; of several at the same moment the price, then the stock, the mean and the number of reviews.
  public var lastChange: DatedChange? {
    let last = [ListingAttribute.price, .availability, .reviewAverage, .reviewCount].compactMap {
      changes(of: $0).first
    }
    return last.reduce(nil) { best, change in best.map { $0.at >= change.at } == true ? best : change }
  }
}

/// A change with its time.
public struct DatedChange: Hashable, Sendable {
  /// What changed.
  public let change: ListingChange
  /// When it was seen.
  public let at: Moment

  static func all<Value>(
    in values: [DatedValue<Value>],
    _ figures: (Value?) -> ListingFigures
  ) -> [DatedChange] {
    zip(values, values.dropFirst()).flatMap { newer, older in
      figures(newer.value).changes(since: figures(older.value)).map { DatedChange(change: $0, at: newer.at) }
    }
  }
}

/// A value that was seen at a moment and held until the next one; a source may not have given any.
public struct DatedValue<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value; nil where it was missing.
  public let value: Value?
  /// When it was first seen.
  public let at: Moment

  /// Joins a value with its time.
  public init(_ value: Value?, at moment: Moment) {
    self.value = value
    at = moment
  }
}

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
