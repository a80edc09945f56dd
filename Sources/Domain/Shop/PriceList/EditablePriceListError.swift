/// The reason why the shop's own price list was not changed.
public enum EditablePriceListError: Error, Hashable, Sendable {
  /// A setting names another list, with its path or URL.
  case anotherIsNamed(String)
  /// A product with that code is listed already.
  case alreadyListed(Product)
  /// There is no product with that code; the nearest code, if any is similar.
  case notListed(Product.Code, nearest: Product.Code?)
  /// The price is in another currency than the list.
  case currenciesDiffer(list: Currency, given: Currency)
  /// The price is below zero.
  case negativePrice(Money)
}
