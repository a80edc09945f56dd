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
  /// Whether it was in sight, from when it first was not; empty if it always was.
  public let sight: [DatedValue<Bool>]

  /// Joins the histories of a listing's attributes.
  public init(
    prices: [DatedValue<Money>] = [],
    reviewCounts: [DatedValue<Int>] = [],
    reviewAverages: [DatedValue<ReviewAverage>] = [],
    stock: [DatedValue<Bool>] = [],
    sight: [DatedValue<Bool>] = []
  ) {
    (self.prices, self.reviewCounts) = (prices, reviewCounts)
    (self.reviewAverages, self.stock, self.sight) = (reviewAverages, stock, sight)
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

  static func all<Value>(in values: [DatedValue<Value>], _ figures: (Value?) -> ListingFigures) -> [DatedChange] {
    zip(values, values.dropFirst()).flatMap { newer, older in
      figures(newer.value).changes(since: figures(older.value)).map { DatedChange(change: $0, at: newer.at) }
    }
  }
}
