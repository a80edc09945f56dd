/// A day of the calendar, without a time or a place.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The year of the Gregorian calendar.
  public let year: Int
  /// The day within its year.
  public let monthDay: MonthDay

  /// Makes a day that exists; nil for others, such as 29 February of a common year.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), let monthDay = MonthDay(month: month, day: day),
      monthDay != .leapDay || Self.isLeap(year)
    else { return nil }
    (self.year, self.monthDay) = (year, monthDay)
  }

  /// Reads a day such as `2026-12-24`.
  public init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map({ $0.utf8.count }) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as `2026-12-24`.
  public var isoText: String { "\(padded(year, to: 4))-\(monthDay.isoText)" }

  /// Whether one day is before another.
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

// The count of days follows the usual civil calendar arithmetic: a year begins
// in March, so that the leap day is its last, and 400 years are one period.
extension CalendarDay {
  /// How many days after 1970-01-01 it is; negative before.
  public var daysSince1970: Int {
    let (month, day) = (monthDay.month, monthDay.day)
    let fromMarch = month > 2 ? month - 3 : month + 9
    let yearFromMarch = month > 2 ? year : year - 1
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * fromMarch + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The last day that there is, at the end of the year 9999.
  public static let latest = CalendarDay(daysSince1970: .max)

  /// Makes the day so many days after 1970-01-01, held within the years 1 to 9999.
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
