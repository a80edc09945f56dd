extension Shop {
  /// Returns an order; nil if there is none with that number.
  public func order(_ id: Order.ID) async throws(RepositoryError) -> Order? { try await orders.order(id) }

  /// Returns a page of the orders in a range of days, newest first.
  public func orders(
    in days: DaySpan,
    at place: PageCursor,
    most: Int
  ) async throws(RepositoryError) -> PageSlice<OrderSummary> {
    try await orders.summaries(in: days, at: place, most: most)
  }

  /// Refunds part of an order and stores the refund; throws `RefundError` or `RepositoryError`.
  ///
  /// Throws if the order has more than the given number of refunds, since the request could mean other pieces then. The
  /// cashier hands over the money, in cash or at a terminal; the gateway is not called.
  public func refundOrder(_ order: Order.ID, _ wanted: RefundRequest, after refunds: Int) async throws -> Refund {
    try await till.refund(order, wanted, after: refunds, at: time.now()).get()
  }

  /// Returns the expected amount in the drawer if it is less than the cash to take out; nil if it is enough.
  public func shortDrawer(for cash: Money) async throws(RepositoryError) -> Money? {
    guard !cash.isZero else { return nil }
    let drawer = try await till.drawer(in: cash.currency)
    return drawer.isUnlikely(taking: cash) ? drawer.expected : nil
  }

  /// Adds up the sales and refunds of all tills on a day, in the shop's time zone; today with the drawer.
  public func lookAtDay(on day: CalendarDay) async throws(RepositoryError) -> DayRecord {
    let start = time.start(of: day)
    let end = time.start(of: CalendarDay(daysSince1970: day.daysSince1970 + 1))
    let closings = try await till.closings(from: start, until: end)
    let totals = try await till.totals(from: start, until: end)
    let drawer = day == time.today() ? try await drawer(in: drawerCurrency()) : nil
    return DayRecord(day: day, start: start, end: end, totals: totals, closings: closings, drawer: drawer)
  }

  /// Returns a page of the closings of all tills, newest first.
  public func closings(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<Closing> {
    try await till.closings(at: place, most: most)
  }

  /// Returns a closing with its details; nil if there is none with that number.
  public func closing(_ id: Closing.ID) async throws(RepositoryError) -> ClosedDrawer? { try await till.closing(id) }
}
