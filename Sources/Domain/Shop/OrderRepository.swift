/// Keeps the receipts.
public protocol OrderRepository: Sendable {
  /// Returns all orders, newest first.
  func orders() async throws(RepositoryError) -> [Order]
  /// Returns one order, or nil where there is none with that number.
  func order(_ id: Order.ID) async throws(RepositoryError) -> Order?
  /// Returns how many orders used each of some discounts; those that none used may be left out.
  func uses(of discounts: Set<Promotion.ID>) async throws(RepositoryError) -> [Promotion.ID: Int]
}
