/// Why a price list of the shop's own stays as it is.
public enum EditablePriceListError: Error, Hashable, Sendable {
  /// The prices come from a list that somebody named, by its place.
  case anotherIsNamed(String)
  /// There is a product with that code.
  case alreadyListed(Product)
  /// There is none with that code; one that may have been meant.
  case notListed(Product.Code, nearest: Product.Code?)
  /// A price in another currency than those of the list.
  case currenciesDiffer(list: Currency, given: Currency)
  /// A price below zero.
  case negativePrice(Money)
}
