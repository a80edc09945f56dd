/// The days on which a discount applies.
public enum DiscountPeriod: Hashable, Sendable {
  /// Every day.
  case always
  /// From one day to another, including both.
  case window(from: CalendarDay, until: CalendarDay)
  /// Every year from one day to another, including both; 12-01 to 01-06 spans the new year.
  case season(from: MonthDay, until: MonthDay)
  /// Certain days of every week.
  case weekdays(Set<Weekday>)

  /// Whether the discount applies on a day.
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
