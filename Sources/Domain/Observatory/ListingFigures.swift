/// The watched figures of a listing: price, reviews and stock; nil if the source gives none.
public struct ListingFigures: Hashable, Sendable {
  /// The price now.
  public let price: Money?
  /// The number of reviews.
  public let reviewCount: Int?
  /// The mean of the reviews.
  public let reviewAverage: ReviewAverage?
  /// Whether it can be bought now.
  public let isAvailable: Bool?

  /// Creates figures; a missing value is nil, which differs from zero.
  public init(
    price: Money? = nil,
    reviewCount: Int? = nil,
    reviewAverage: ReviewAverage? = nil,
    isAvailable: Bool? = nil
  ) {
    (self.price, self.reviewCount) = (price, reviewCount)
    (self.reviewAverage, self.isAvailable) = (reviewAverage, isAvailable)
  }

  /// Returns the value of an attribute; the currency comes from the price.
  public func value(of attribute: ListingAttribute) -> ListingValue? {
    switch attribute {
    case .price: price.map(ListingValue.amount)
    case .currency: price.map { .currency($0.currency) }
    case .reviewCount: reviewCount.map(ListingValue.count)
    case .reviewAverage: reviewAverage.map(ListingValue.average)
    case .availability: isAvailable.map(ListingValue.availability)
    }
  }

  /// Returns the changes since earlier figures, in the order of the attributes.
  ///
  /// Amounts in different currencies cannot be compared, so only the currency is reported then. A price that appears or
  /// disappears is one change, of the price.
  public func changes(since old: ListingFigures) -> [ListingChange] {
    let isOtherCurrency = price.flatMap { now in old.price.map { $0.currency != now.currency } } ?? false
    let compared = ListingAttribute.allCases.filter { $0 != (isOtherCurrency ? .price : .currency) }
    return compared.compactMap { attribute in
      let (from, to) = (old.value(of: attribute), value(of: attribute))
      return from == to ? nil : ListingChange(attribute, from: from, to: to)
    }
  }
}
