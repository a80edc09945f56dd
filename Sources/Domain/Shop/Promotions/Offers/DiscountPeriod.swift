/// When a discount holds.
public enum DiscountPeriod: Hashable, Sendable {
  /// On every day.
  case always
  /// From one day until another, both included.
  case window(from: CalendarDay, until: CalendarDay)
  /// Every year from one day until another, both included; 12-01 until 01-06 goes over new year.
  case season(from: MonthDay, until: MonthDay)
  /// On some days of every week.
  case weekdays(Set<Weekday>)

  /// Whether the discount holds on a day.
  public func contains(_ day: CalendarDay) -> Bool {
    switch self {
    case .always: true
    case .window(let from, let until): from <= day && day <= until
    case .season(let from, let until):
      from <= until
        ? from <= day.monthDay && day.monthDay <= until
        : from <= day.monthDay || day.monthDay <= until
    case .weekdays(let weekdays): weekdays.contains(day.weekday)
    }
  }
}
