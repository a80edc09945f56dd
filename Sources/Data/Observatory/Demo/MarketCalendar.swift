import ArcadeDomain

/// The hours of a market, counted from its first day.
enum MarketCalendar {
  /// How many milliseconds an hour has.
  static let millisecondsAnHour: Int64 = 3_600_000
  /// The hours from 1970 to the first day, 1 October 2026 in UTC.
  private static let firstHour: Int64 = 497_448
  /// How many hours before the first day are told apart: seven years and a half, and no whole number of days.
  private static let hoursBefore: Int64 = 65_521

  /// Returns which hour it is where hours begin so many milliseconds after the full one; never below zero.
  ///
  /// Before the first day the hours count again and again, as reviews cannot be fewer than none.
  static func hour(at moment: Moment, startingAt start: Int64) -> Int64 {
    let (quotient, rest) = moment.milliseconds.quotientAndRemainder(dividingBy: millisecondsAnHour)
    let (full, since) = rest < 0 ? (quotient - 1, rest + millisecondsAnHour) : (quotient, rest)
    let hour = full - firstHour - (since < start ? 1 : 0)
    guard hour < 0 else { return hour }
    let remainder = hour % hoursBefore
    return remainder < 0 ? remainder + hoursBefore : remainder
  }
}
