public import ArcadeDomain

/// Where a payment can lead.
public enum PaymentRoute: Hashable, Sendable {
  /// To the receipt, in place of the basket and the payment.
  case receipt(Order.ID)
  /// Back to where the shopper came from.
  case back
}

/// Leaves a payment; each frontend implements it once.
public protocol PaymentRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: PaymentRoute) async
}
