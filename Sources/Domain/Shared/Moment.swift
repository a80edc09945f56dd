/// A point in time with millisecond precision, independent of time zones.
public struct Moment: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64

  /// Creates the moment so many milliseconds after 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Whether one moment is before another.
  public static func < (earlier: Moment, later: Moment) -> Bool { earlier.milliseconds < later.milliseconds }

  /// Returns the moment `duration` later, without fractions of a millisecond and limited to the range of moments.
  public func advanced(by duration: Duration) -> Moment {
    let (seconds, attoseconds) = duration.components
    let later = Int128(milliseconds) + Int128(seconds) * 1_000 + Int128(attoseconds / 1_000_000_000_000_000)
    return Moment(milliseconds: Int64(clamping: later))
  }

  /// Returns the time since `earlier`; negative if that is later.
  public func since(_ earlier: Moment) -> Duration { .milliseconds(milliseconds) - .milliseconds(earlier.milliseconds) }
}

extension Moment {
  private static let millisecondsPerDay: Int64 = 86_400_000

  /// Parses an ISO 8601 time in UTC: `2026-12-01T09:00:00Z`, with up to three decimals of a second.
  public init?(iso text: String) {
    guard text.hasSuffix("Z"), text.utf8.count >= 20 else { return nil }
    let halves = text.dropLast().split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let day = CalendarDay(iso: String(halves[0])) else { return nil }
    let clock = halves[1].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3,
      let hour = Self.twoDigits(clock[0], below: 24),
      let minute = Self.twoDigits(clock[1], below: 60),
      let second = Self.twoDigits(clock[2].prefix(2), below: 60),
      let fraction = Self.fraction(clock[2].dropFirst(2))
    else { return nil }
    let ofDay = (hour * 3_600 + minute * 60 + second) * 1_000 + fraction
    self.init(milliseconds: Int64(day.daysSince1970) * Self.millisecondsPerDay + ofDay)
  }

  /// The time in ISO 8601 and UTC, with milliseconds only if they are not zero.
  public var isoText: String {
    let (day, ofDay) = milliseconds.quotientAndRemainder(dividingBy: Self.millisecondsPerDay)
    let isBefore = ofDay < 0
    let date = CalendarDay(daysSince1970: Int(day) - (isBefore ? 1 : 0))
    let rest = ofDay + (isBefore ? Self.millisecondsPerDay : 0)
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60].map { padded($0, to: 2) }
    let fraction = rest % 1_000 == 0 ? "" : "." + padded(rest % 1_000, to: 3)
    return "\(date.isoText)T\(clock.joined(separator: ":"))\(fraction)Z"
  }

  private static func twoDigits(_ text: Substring, below limit: Int64) -> Int64? {
    guard text.utf8.count == 2, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int64(text).flatMap { $0 < limit ? $0 : nil }
  }

  private static func fraction(_ text: Substring) -> Int64? {
    guard !text.isEmpty else { return 0 }
    guard text.first == ".", (2...4).contains(text.utf8.count) else { return nil }
    return try? DecimalText.units(of: "0" + text, scale: 3)
  }
}

extension Duration {
  /// The whole milliseconds, without fractions and limited to the range of the number.
  public var wholeMilliseconds: Int64 { Moment(milliseconds: 0).advanced(by: self).milliseconds }
}

/// The clock, through which all code reads the time.
public protocol TimeSource: Sendable {
  /// The wall-clock time, which can be set or frozen.
  func now() -> Moment
  /// The date in the user's time zone.
  func today() -> CalendarDay
  /// The first moment of a day in the user's time zone; a day may have 23 or 25 hours.
  func start(of day: CalendarDay) -> Moment
  /// The first moment of a day when clocks show so many minutes past midnight, or more if they are set forward past it.
  func moment(of day: CalendarDay, minute: Int) -> Moment
  /// A reading of a monotonic clock, to measure durations.
  func elapsed() -> Duration
}

extension TimeSource {
  /// Returns the moment on the assumption that clocks are not set during the day.
  public func moment(of day: CalendarDay, minute: Int) -> Moment { start(of: day).advanced(by: .seconds(60 * minute)) }
}
