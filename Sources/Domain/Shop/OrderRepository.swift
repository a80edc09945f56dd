/// Keeps the receipts.
public protocol OrderRepository: Sendable {
  /// Returns all orders, newest first.
  func orders() async throws(RepositoryError) -> [Order]
  /// Returns one order, or nil where there is none with that number.
  func order(_ id: Order.ID) async throws(RepositoryError) -> Order?
}
