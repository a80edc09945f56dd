/// Every value of a listing's figures since it was first seen, newest first. The first of each list is current;
/// neighbouring values always differ.
public struct ListingHistory: Hashable, Sendable {
  /// The prices with the moments when they began.
  public let prices: [DatedValue<Money>]
  /// The numbers of reviews.
  public let reviewCounts: [DatedValue<Int>]
  /// The means of the reviews.
  public let reviewAverages: [DatedValue<ReviewAverage>]
  /// Whether it could be bought.
  public let stock: [DatedValue<Bool>]
  /// Whether it was in the result, since it was first missing; empty if it never was.
  public let sight: [DatedValue<Bool>]

  /// Creates a history.
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

  /// The current figures.
  public var figures: ListingFigures {
    ListingFigures(
      price: prices.first?.value,
      reviewCount: reviewCounts.first?.value,
      reviewAverage: reviewAverages.first?.value,
      isAvailable: stock.first?.value
    )
  }

  /// Returns the dated changes of an attribute, newest first; changes of currency are listed with the price.
  public func changes(of attribute: ListingAttribute) -> [DatedChange] {
    switch attribute {
    case .price, .currency: DatedChange.all(in: prices) { ListingFigures(price: $0) }
    case .reviewCount: DatedChange.all(in: reviewCounts) { ListingFigures(reviewCount: $0) }
    case .reviewAverage: DatedChange.all(in: reviewAverages) { ListingFigures(reviewAverage: $0) }
    case .availability: DatedChange.all(in: stock) { ListingFigures(isAvailable: $0) }
    }
  }

  /// The latest change; of simultaneous ones the price, then the stock, the mean and the number of reviews.
  public var lastChange: DatedChange? {
    let last = [ListingAttribute.price, .availability, .reviewAverage, .reviewCount].compactMap {
      changes(of: $0).first
    }
    return last.reduce(nil) { best, change in best.map { $0.at >= change.at } == true ? best : change }
  }
}

/// A change with its time.
public struct DatedChange: Hashable, Sendable {
  /// What changed, and how.
  public let change: ListingChange
  /// When the change was seen.
  public let at: Moment

  static func all<Value>(in values: [DatedValue<Value>], _ figures: (Value?) -> ListingFigures) -> [DatedChange] {
    zip(values, values.dropFirst()).flatMap { newer, older in
      figures(newer.value).changes(since: figures(older.value)).map { DatedChange(change: $0, at: newer.at) }
    }
  }
}
