/// Keeps the receipts.
public protocol OrderRepository: Sendable {
  /// Hands on orders, some at a time, so that any number of them takes little memory.
  func forEachPage(of wanted: OrderSelection, _ body: ([Order]) async throws -> Void) async throws
  /// Returns what a list says of the orders of some days, so many at most; an order is of the day whose discounts applied.
  func summaries(
    in days: DaySpan,
    at place: ListPlace,
    most: Int
  ) async throws(RepositoryError) -> ListPart<OrderSummary>
  /// Whether any order of some days was taken by somebody in particular.
  func hasTills(in days: DaySpan) async throws(RepositoryError) -> Bool
  /// Returns one order, or nil where there is none with that number.
  func order(_ id: Order.ID) async throws(RepositoryError) -> Order?
  /// Returns how many payments used each of some discounts, paid or open; those that none used may be left out.
  func uses(of discounts: Set<Promotion.ID>) async throws(RepositoryError) -> [Promotion.ID: Int]
}

/// Which orders are read, and which of them first.
public enum OrderSelection: Hashable, Sendable {
  /// Those of some days, newest first.
  case newestFirst(in: DaySpan)
  /// Those of some days, oldest first.
  case oldestFirst(in: DaySpan)
  /// Those that were paid, or of which something came back, since a moment, oldest first.
  case booked(since: Moment?)

  /// Whether an order is one of them.
  public func contains(_ order: Order) -> Bool {
    switch self {
    case .newestFirst(let days), .oldestFirst(let days): days.contains(order.quote.day)
    case .booked(nil): true
    case .booked(let start?): order.paidAt >= start || order.refunds.contains { $0.moment >= start }
    }
  }

  /// Whether the newest come first.
  public var isNewestFirst: Bool { if case .newestFirst = self { true } else { false } }
}
