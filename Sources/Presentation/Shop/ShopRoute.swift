public import ArcadeDomain

/// Where a screen of the shop can lead; from each of them a shopper may go to any other.
public enum ShopRoute: Hashable, Sendable {
  /// To the products with a text in their code or name; to all of them for an empty one.
  case products(matching: String)
  /// To the cart.
  case cart
  /// To the cart, to be asked whether to empty it.
  case clearCart
  /// To the discounts.
  case discounts
  /// To the payment.
  case payment
  /// To the receipts.
  case orders
  /// To one receipt.
  case order(Order.ID)
  /// To the receipt of what was just paid, in place of the cart and the payment.
  case paid(Order.ID)
  /// To the screen before.
  case back
}

/// Leaves the shop's screens; each frontend implements it once.
public protocol ShopRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: ShopRoute) async
}
