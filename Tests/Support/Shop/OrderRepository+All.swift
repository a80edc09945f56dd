public import ArcadeDomain

extension OrderRepository {
  /// Returns all orders, newest first.
  public func orders() async throws -> [Order] { try await orders(.newestFirst(in: .all)) }

  /// Returns all wanted orders.
  public func orders(_ wanted: OrderSelection) async throws -> [Order] {
    var orders: [Order] = []
    try await forEachPage(of: wanted) { orders += $0 }
    return orders
  }
}

extension TillRepository {
  /// Returns all closings, newest first.
  public func closings() async throws(RepositoryError) -> [Closing] {
    try await closings(at: .newest, most: ListPlace.everything).rows
  }
}
