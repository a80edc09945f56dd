/// Where a receipt can lead.
public enum ReceiptRoute: Hashable, Sendable {
  /// Back to the product list, for the next purchase.
  case products
}

/// Leaves a receipt; each frontend implements it once.
public protocol ReceiptRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: ReceiptRoute) async
}
