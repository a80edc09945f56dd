/// The days from one to another, both included; without a bound where one is missing.
public struct DaySpan: Hashable, Sendable {
  /// The first day.
  public let from: CalendarDay?
  /// The last day.
  public let until: CalendarDay?

  /// Names the days.
  public init(from: CalendarDay? = nil, until: CalendarDay? = nil) { (self.from, self.until) = (from, until) }

  /// Every day.
  public static let all = DaySpan()
  /// One day.
  public static func on(_ day: CalendarDay) -> DaySpan { DaySpan(from: day, until: day) }

  /// Whether a day is one of them.
  public func contains(_ day: CalendarDay) -> Bool { from.map { $0 <= day } ?? true && until.map { day <= $0 } ?? true }
}
