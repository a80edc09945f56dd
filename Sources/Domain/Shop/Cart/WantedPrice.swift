/// What somebody wants a piece, or a unit of what is weighed, to cost.
public enum WantedPrice: Hashable, Sendable {
  /// A share less than on the price list.
  case off(Percent)
  /// So much less than on the price list.
  case less(Money)
  /// Just that.
  case just(Money)
  /// What the price list says, so that discounts count the line again.
  case listed

  /// The price to set in place of a list price; nil for that itself. A share is rounded as discounts are.
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
