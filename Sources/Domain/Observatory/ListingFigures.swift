/// What is watched about a listing: its price, its reviews and its stock; nil where the source does not say.
public struct ListingFigures: Hashable, Sendable {
  /// What it costs.
  public let price: Money?
  /// How many reviews it has.
  public let reviewCount: Int?
  /// The mean of its reviews.
  public let reviewAverage: ReviewAverage?
  /// Whether it can be bought now.
  public let isAvailable: Bool?

  /// Joins what a source says; what it does not say is missing, which is not the same as zero.
  public init(
    price: Money? = nil,
    reviewCount: Int? = nil,
    reviewAverage: ReviewAverage? = nil,
    isAvailable: Bool? = nil
  ) {
    self.price = price
    self.reviewCount = reviewCount
    self.reviewAverage = reviewAverage
    self.isAvailable = isAvailable
  }

  /// Returns one of them; the currency goes with the price.
  public func value(of attribute: ListingAttribute) -> ListingValue? {
    switch attribute {
    case .price: price.map(ListingValue.amount)
    case .currency: price.map { .currency($0.currency) }
    case .reviewCount: reviewCount.map(ListingValue.count)
    case .reviewAverage: reviewAverage.map(ListingValue.average)
    case .availability: isAvailable.map(ListingValue.availability)
    }
  }

  /// Returns how these differ from earlier ones, in the order of the attributes.
  ///
  /// Two amounts in different currencies cannot be held against each other, so
  /// only the currency is reported then. A price that appears or goes brings or
  /// takes its currency with it: that is one change, of the price.
  public func changes(since old: ListingFigures) -> [ListingChange] {
    var changes: [ListingChange] = []
    func note(_ attribute: ListingAttribute, _ from: ListingValue?, _ to: ListingValue?) {
      if from != to { changes.append(ListingChange(attribute, from: from, to: to)) }
    }
    if let before = old.price?.currency, let after = price?.currency, before != after {
      note(.currency, .currency(before), .currency(after))
    } else {
      note(.price, old.price.map(ListingValue.amount), price.map(ListingValue.amount))
    }
    note(.reviewCount, old.reviewCount.map(ListingValue.count), reviewCount.map(ListingValue.count))
    note(.reviewAverage, old.reviewAverage.map(ListingValue.average), reviewAverage.map(ListingValue.average))
    note(.availability, old.isAvailable.map(ListingValue.availability), isAvailable.map(ListingValue.availability))
    return changes
  }
}
