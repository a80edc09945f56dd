/// A day at all tills.
public struct DayRecord: Hashable, Sendable {
  /// The date in the shop's time zone.
  public let day: CalendarDay
  /// The first moment of the day.
  public let start: Moment
  /// The first moment of the next day, 23 to 25 hours later.
  public let end: Moment
  /// The sales and refunds for each currency.
  public let totals: [SalesReport]
  /// The closings of the day, oldest first.
  public let closings: [Closing]
  /// The current drawer; nil if the day is over.
  public let drawer: Drawer?

  /// Creates a record of a day.
  public init(
    day: CalendarDay,
    start: Moment,
    end: Moment,
    totals: [SalesReport],
    closings: [Closing] = [],
    drawer: Drawer? = nil
  ) {
    (self.day, self.start, self.end) = (day, start, end)
    (self.totals, self.closings, self.drawer) = (totals, closings, drawer)
  }
}
