/// A store of orders.
public protocol OrderRepository: Sendable {
  /// Passes orders to a closure in batches, so that any number of them needs little memory.
  func forEachPage(of wanted: OrderSelection, _ body: ([Order]) async throws -> Void) async throws
  /// Returns a page of order summaries in a range of days; the day of an order is that of its discounts.
  func summaries(
    in days: DaySpan,
    at place: PageCursor,
    most: Int
  ) async throws(RepositoryError) -> PageSlice<OrderSummary>
  /// Returns whether any order in a range of days has a named till.
  func hasTills(in days: DaySpan) async throws(RepositoryError) -> Bool
  /// Returns an order; nil if there is none with that number.
  func order(_ id: Order.ID) async throws(RepositoryError) -> Order?
  /// Returns the number of paid or open payments that used each discount; unused ones may be omitted.
  func uses(of discounts: Set<Promotion.ID>) async throws(RepositoryError) -> [Promotion.ID: Int]
}
