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
    (self.price, self.reviewCount) = (price, reviewCount)
    (self.reviewAverage, self.isAvailable) = (reviewAverage, isAvailable)
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
  /// Two amounts in different currencies cannot be held against each other, so only the currency is reported then. A
  /// price that appears or goes brings or takes its currency with it: that is one change, of the price.
  public func changes(since old: ListingFigures) -> [ListingChange] {
    let isOtherCurrency = price.flatMap { now in old.price.map { $0.currency != now.currency } } ?? false
    let compared = ListingAttribute.allCases.filter { $0 != (isOtherCurrency ? .price : .currency) }
    return compared.compactMap { attribute in
      let (from, to) = (old.value(of: attribute), value(of: attribute))
      return from == to ? nil : ListingChange(attribute, from: from, to: to)
    }
  }
}
