/// The reason why a cart rejects a change.
public enum CartError: Error, Hashable, Sendable {
  /// A quantity is not from 1 to 9,999.
  case quantityOutOfRange(Int)
  /// A weighing is not from 0.001 to 9,999 units.
  case weighingOutOfRange(Product.Code, unit: String)
  /// The product is weighed or measured, so a quantity in its unit is needed.
  case soldByMeasure(Product.Code, unit: String)
  /// The product is sold only in whole pieces, without a unit.
  case soldByThePiece(Product.Code)
  /// The unit of the quantity cannot be converted to that of the product.
  case otherUnit(Product.Code, unit: String)
  /// The line would have more than 9,999 pieces.
  case lineFull(Product.Code, held: Int)
  /// The product is not in the cart.
  case notInCart(Product.Code)
  /// The line has been removed from the cart.
  case lineGone
  /// No weighing has exactly this quantity; weighings are removed whole.
  case noSuchWeighing(Product.Code)
  /// The currency of the price differs from the cart's.
  case currenciesDiffer(Currency, Currency)
  /// The price is below zero.
  case negativePrice(Product.Code)
  /// No line has that identifier or number; with the products of the lines, and whether they are numbered.
  case noSuchLine(String, [Product], isNumbered: Bool)
  /// The reduction exceeds the price of the product, or is negative.
  case moreThanPrice(Product)
  /// The manual price is below the lowest price of the product.
  case belowLowest(Product)
  /// The reason is not a single line of at most 100 characters.
  case unusableReason
}
