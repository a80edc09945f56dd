/// What happened on a day at all tills.
public struct DayRecord: Hashable, Sendable {
  /// Which date it was where the shop is.
  public let day: CalendarDay
  /// Its first moment.
  public let start: Moment
  /// The first moment of the next day, 23 to 25 hours later.
  public let end: Moment
  /// What was sold and came back, for each currency.
  public let totals: [SalesReport]
  /// The closings, oldest first.
  public let closings: [Closing]
  /// What should be in the drawer; nil if the day is over.
  public let drawer: Drawer?

  /// Describes a day.
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
