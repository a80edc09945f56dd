/// Where the basket can lead.
public enum CartRoute: Hashable, Sendable {
  /// Back to the product list.
  case products
  /// To the payment.
  case payment
  /// To the discounts.
  case discounts
}

/// Leaves the basket; each frontend implements it once.
public protocol CartRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: CartRoute) async
}
