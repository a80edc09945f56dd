/// A calendar date without a time or time zone.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The year of the Gregorian calendar.
  public let year: Int
  /// The month and day.
  public let monthDay: MonthDay

  /// Creates a date; nil if it does not exist, such as 29 February of a common year.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), let monthDay = MonthDay(month: month, day: day),
      monthDay != .leapDay || Self.isLeap(year)
    else { return nil }
    (self.year, self.monthDay) = (year, monthDay)
  }

  /// Parses a date such as `2026-12-24`.
  public init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map({ $0.utf8.count }) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date as `2026-12-24`.
  public var isoText: String { "\(padded(year, to: 4))-\(monthDay.isoText)" }

  /// Whether one date is before another.
  public static func < (earlier: CalendarDay, later: CalendarDay) -> Bool {
    (earlier.year, earlier.monthDay) < (later.year, later.monthDay)
  }

  /// The day of the week.
  public var weekday: Weekday {
    let fromThursday = (daysSince1970 % 7 + 7) % 7
    return Weekday.allCases[(fromThursday + 3) % 7]
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}

// Day counts use civil calendar arithmetic: a year begins in March, so the leap day is its last, and 400 years are a
// period.
extension CalendarDay {
  /// The number of days since 1970-01-01; negative before.
  public var daysSince1970: Int {
    let (month, day) = (monthDay.month, monthDay.day)
    let fromMarch = month > 2 ? month - 3 : month + 9
    let yearFromMarch = month > 2 ? year : year - 1
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * fromMarch + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The last supported date, at the end of the year 9999.
  public static let latest = CalendarDay(daysSince1970: .max)

  /// Creates the date so many days after 1970-01-01, limited to the years 1 to 9999.
  public init(daysSince1970 days: Int) {
    let shifted = min(max(days, -719_162), 2_932_896) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    monthDay = MonthDay(existingMonth: month, day: dayOfYear - (153 * fromMarch + 2) / 5 + 1)
  }
}
