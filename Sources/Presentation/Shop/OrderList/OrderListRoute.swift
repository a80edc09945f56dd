/// Where the list of orders can lead.
public enum OrderListRoute: Hashable, Sendable {
  /// To a receipt, by its number as it was typed or chosen.
  case receipt(String)
}

/// Leaves the list of orders; each frontend implements it once.
public protocol OrderListRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: OrderListRoute) async
}
