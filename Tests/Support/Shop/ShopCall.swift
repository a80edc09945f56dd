/// A call of one of the shop's repositories or of its gateway, which a test can let fail.
public enum ShopCall: Hashable, CaseIterable, Sendable {
  /// Reading the price list at hand.
  case catalog
  /// Loading the price list anew.
  case refreshCatalog
  /// Reading the discounts at hand.
  case book
  /// Loading the discounts anew.
  case refreshBook
  /// Reading the cart.
  case cart
  /// Saving the cart.
  case saveCart
  /// Storing an attempt.
  case begin
  /// Listing the open attempts.
  case pending
  /// Making an attempt an order.
  case settle
  /// Closing an attempt.
  case abandon
  /// Listing the receipts.
  case orders
  /// Reading one receipt.
  case order
  /// Giving back.
  case refund
  /// Moving cash.
  case move
  /// Adding up the drawer.
  case drawer
  /// Closing the drawer.
  case close
  /// Listing the closings.
  case closings
  /// Adding up a day.
  case trade
  /// Charging.
  case charge
  /// Asking what became of a charge.
  case answer
}
