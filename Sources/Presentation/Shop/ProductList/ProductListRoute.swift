/// Where the product list can lead.
public enum ProductListRoute: Hashable, Sendable {
  /// To the basket.
  case cart
  /// To the basket, to be asked whether to empty it.
  case clearCart
  /// To the discounts.
  case discounts
  /// To the payment.
  case payment
  /// To the receipts.
  case orders
  /// To one receipt.
  case order(String)
}

/// Leaves the product list; each frontend implements it once.
public protocol ProductListRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: ProductListRoute) async
}
