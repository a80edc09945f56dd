/// Where the basket can lead.
public enum CartRoute: Hashable, Sendable {
  /// Back to the product list, to those products with a text in them.
  case products(matching: String)
  /// To the payment.
  case payment
  /// To the discounts.
  case discounts
  /// To the receipts.
  case orders
  /// To one receipt, by its number as it was typed.
  case order(String)
}

/// Leaves the basket; each frontend implements it once.
public protocol CartRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: CartRoute) async
}
