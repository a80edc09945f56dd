/// Why a cart refuses a change.
public enum CartError: Error, Hashable, Sendable {
  /// A quantity is 1 to 9,999.
  case quantityOutOfRange(Int)
  /// One weighing is 0.001 to 9,999 units, in thousandths.
  case weighingOutOfRange(Product.Code, unit: String)
  /// The product is weighed or measured, so its quantity must be said.
  case soldByMeasure(Product.Code, unit: String)
  /// The product is sold in whole pieces, without a unit.
  case soldByThePiece(Product.Code)
  /// The quantity is in a unit that cannot be turned into that of the product.
  case otherUnit(Product.Code, unit: String)
  /// The line would hold more than 9,999 pieces.
  case lineFull(Product.Code, held: Int)
  /// There is no such product in the cart.
  case notInCart(Product.Code)
  /// The line that was meant is not in the cart any more.
  case lineGone
  /// A weighing leaves the cart whole, and none holds just so much.
  case noSuchWeighing(Product.Code)
  /// A price in another currency than the cart's.
  case currenciesDiffer(Currency, Currency)
  /// A price below zero.
  case negativePrice(Product.Code)
  /// No line has that name or number; the products of the lines as the cart lists them, and whether they have numbers.
  case noSuchLine(String, [Product], isNumbered: Bool)
  /// More should be taken off than the product costs, or less than nothing.
  case moreThanPrice(Product)
  /// The price that should be set is below the lowest one of the product.
  case belowLowest(Product)
  /// A reason is one line of at most 100 characters.
  case unusableReason
}
