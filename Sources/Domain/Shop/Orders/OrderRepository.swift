/// Keeps the receipts.
public protocol OrderRepository: Sendable {
  /// Returns all orders, newest first.
  func orders() async throws(RepositoryError) -> [Order]
  /// Returns how many orders there are of some days; an order is of the day whose discounts applied.
  func count(in days: DaySpan) async throws(RepositoryError) -> Int
  /// Returns what a list says of the orders of some days, newest first: so many at most, after those that are skipped.
  func summaries(in days: DaySpan, skipping skipped: Int, most: Int) async throws(RepositoryError) -> [OrderSummary]
  /// Returns one order, or nil where there is none with that number.
  func order(_ id: Order.ID) async throws(RepositoryError) -> Order?
  /// Returns how many payments used each of some discounts, paid or open; those that none used may be left out.
  func uses(of discounts: Set<Promotion.ID>) async throws(RepositoryError) -> [Promotion.ID: Int]
}

/// For whoever has few orders, or all of them at hand.
extension OrderRepository {
  /// Counts the orders of some days among all.
  public func count(in days: DaySpan) async throws(RepositoryError) -> Int {
    try await orders().count { days.contains($0.quote.day) }
  }

  /// Picks the orders of some days from all.
  public func summaries(
    in days: DaySpan,
    skipping skipped: Int,
    most: Int
  ) async throws(RepositoryError) -> [OrderSummary] {
    let found = try await orders().filter { days.contains($0.quote.day) }
    return found.dropFirst(skipped).prefix(most).map { OrderSummary($0) }
  }
}
