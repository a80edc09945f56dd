extension Shop {
  /// Returns an order; nil if there is none with that number.
  public func order(_ id: Order.ID) async throws(RepositoryError) -> Order? { try await orders.order(id) }

  /// Returns orders of some days, so many at most, newest first.
  public func orders(
    in days: DaySpan,
    at place: PageCursor,
    most: Int
  ) async throws(RepositoryError) -> PageSlice<OrderSummary> {
    try await orders.summaries(in: days, at: place, most: most)
  }

  /// Gives money back for what came back of an order after so many refunds of it, and keeps that; throws `RefundError` or
  /// `RepositoryError`.
  ///
  /// Where something came back since then nothing is done, for the same would mean other pieces. The money is handed over
  /// by the cashier, in cash or at a terminal; no gateway is asked.
  public func refundOrder(_ order: Order.ID, _ wanted: RefundRequest, after refunds: Int) async throws -> Refund {
    try await till.refund(order, wanted, after: refunds, at: time.now()).get()
  }

  /// Returns what should be in the drawer if that is less than cash that is to be taken out; nil if it is enough.
  public func shortDrawer(for cash: Money) async throws(RepositoryError) -> Money? {
    guard !cash.isZero else { return nil }
    let drawer = try await till.drawer(in: cash.currency)
    return drawer.isUnlikely(taking: cash) ? drawer.expected : nil
  }

  /// Adds up what was sold and came back at all tills on a day, from its first moment to its last, where the clocks of the
  /// shop are; today with the drawer.
  public func lookAtDay(on day: CalendarDay) async throws(RepositoryError) -> DayRecord {
    let start = time.start(of: day)
    let end = time.start(of: CalendarDay(daysSince1970: day.daysSince1970 + 1))
    let closings = try await till.closings(from: start, until: end)
    let totals = try await till.totals(from: start, until: end)
    let drawer = day == time.today() ? try await drawer(in: drawerCurrency()) : nil
    return DayRecord(day: day, start: start, end: end, totals: totals, closings: closings, drawer: drawer)
  }

  /// Returns closings of all tills, so many at most, newest first.
  public func closings(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<Closing> {
    try await till.closings(at: place, most: most)
  }

  /// Returns a closing with what belongs to it; nil if there is none with that number.
  public func closing(_ id: Closing.ID) async throws(RepositoryError) -> ClosedDrawer? { try await till.closing(id) }
}
