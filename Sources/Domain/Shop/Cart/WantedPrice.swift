/// A manual price to set for a piece or unit.
public enum WantedPrice: Hashable, Sendable {
  /// A percentage off the list price.
  case off(Percent)
  /// An amount off the list price.
  case less(Money)
  /// A fixed price.
  case just(Money)
  /// The list price again, so that discounts apply.
  case listed

  /// Returns the manual price for a product, or nil for the list price; percentages are rounded as discounts are.
  func price(of product: Product, rounding: RoundingRule) throws(CartError) -> Money? {
    let list = product.price
    let price: Money
    switch self {
    case .listed: return nil
    case .just(let wanted): price = wanted
    case .off(let percent):
      guard percent.isShare else { throw .moreThanPrice(product) }
      price = Money(minorUnits: list.minorUnits - rounding.share(percent, of: list.minorUnits), currency: list.currency)
    case .less(let amount):
      guard (0...list.minorUnits).contains(amount.minorUnits) else { throw .moreThanPrice(product) }
      guard amount.currency == list.currency else { throw .currenciesDiffer(list.currency, amount.currency) }
      price = Money(minorUnits: list.minorUnits - amount.minorUnits, currency: list.currency)
    }
    guard price.currency == list.currency else { throw .currenciesDiffer(list.currency, price.currency) }
    guard !price.isNegative else { throw .negativePrice(product.code) }
    guard price.minorUnits >= product.lowest?.minorUnits ?? 0 else { throw .belowLowest(product) }
    return price
  }
}
