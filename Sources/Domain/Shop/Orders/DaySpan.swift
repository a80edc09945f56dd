/// A range of days including both ends; a missing end is open.
public struct DaySpan: Hashable, Sendable {
  /// The first day of the range.
  public let from: CalendarDay?
  /// The last day of the range.
  public let until: CalendarDay?

  /// Creates a range.
  public init(from: CalendarDay? = nil, until: CalendarDay? = nil) { (self.from, self.until) = (from, until) }

  /// The range of all days.
  public static let all = DaySpan()
  /// Returns the range of a single day.
  public static func on(_ day: CalendarDay) -> DaySpan { DaySpan(from: day, until: day) }

  /// Whether a day is in the range.
  public func contains(_ day: CalendarDay) -> Bool { from.map { $0 <= day } ?? true && until.map { day <= $0 } ?? true }
}
