/// Keeps the receipts.
public protocol OrderRepository: Sendable {
  /// Hands on orders, some at a time, so that any number of them takes little memory.
  func forEachPage(of wanted: OrderSelection, _ body: ([Order]) async throws -> Void) async throws
  /// Returns what a list says of the orders of some days, so many at most; an order is of the day whose discounts applied.
  func summaries(
    in days: DaySpan,
    at place: PageCursor,
    most: Int
  ) async throws(RepositoryError) -> PageSlice<OrderSummary>
  /// Whether any order of some days was taken by somebody in particular.
  func hasTills(in days: DaySpan) async throws(RepositoryError) -> Bool
  /// Returns one order, or nil where there is none with that number.
  func order(_ id: Order.ID) async throws(RepositoryError) -> Order?
  /// Returns how many payments used each of some discounts, paid or open; those that none used may be left out.
  func uses(of discounts: Set<Promotion.ID>) async throws(RepositoryError) -> [Promotion.ID: Int]
}
