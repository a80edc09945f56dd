/// Why a cart refuses a change.
public enum CartError: Error, Hashable, Sendable {
  /// A quantity is 1 to 9,999.
  case quantityOutOfRange(Int)
  /// The line would hold more than 9,999 pieces.
  case lineFull(Product.Code, held: Int)
  /// There is no such product in the cart.
  case notInCart(Product.Code)
  /// A price in another currency than the cart's.
  case currenciesDiffer(Currency, Currency)
  /// A price below zero.
  case negativePrice(Product.Code)
}
