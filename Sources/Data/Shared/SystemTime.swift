public import ArcadeDomain
public import Foundation

/// The time of this machine, or a frozen moment.
public struct SystemTime: TimeSource {
  private static let start = ContinuousClock.now

  private let frozen: Moment?
  private let timeZone: TimeZone

  /// Creates a time source; the time zone, by default that of `TZ`, determines the day.
  public init(frozen: Moment? = nil, timeZone: TimeZone = .current) {
    (self.frozen, self.timeZone) = (frozen, timeZone)
  }

  /// Creates a time source in a zone such as `Europe/Madrid`; by default, or if it is unknown, in the system's.
  public init(frozen: Moment? = nil, zone: String?) {
    self.init(frozen: frozen, timeZone: zone.flatMap(TimeZone.init(identifier:)) ?? .current)
  }

  /// Returns the frozen moment or the system time.
  public func now() -> Moment {
    frozen ?? Moment(milliseconds: Int64((Date().timeIntervalSince1970 * 1_000).rounded(.down)))
  }

  /// Returns the current day in the time zone.
  public func today() -> CalendarDay {
    let now = now()
    let date = Date(timeIntervalSince1970: Double(now.milliseconds) / 1_000)
    return CalendarDay(of: now, secondsFromUTC: timeZone.secondsFromGMT(for: date))
  }

  /// Returns the first moment of a day in the time zone; not midnight if clocks change at midnight.
  public func start(of day: CalendarDay) -> Moment {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    // Midnight in UTC is less than a day from the local noon, and each zone has one.
    let midnight = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
    let noon = midnight.addingTimeInterval(43_200 - Double(timeZone.secondsFromGMT(for: midnight)))
    return Moment(milliseconds: Int64(calendar.startOfDay(for: noon).timeIntervalSince1970 * 1_000))
  }

  /// Returns the first moment at which local clocks show a time of a day, or a later one if they skip it.
  public func moment(of day: CalendarDay, minute: Int) -> Moment {
    let start = start(of: day)
    let next = self.start(of: CalendarDay(daysSince1970: day.daysSince1970 + 1))
    let wanted = Int64(day.daysSince1970) * 86_400_000 + Int64(minute) * 60_000
    let minutes = stride(from: start.milliseconds, to: next.milliseconds, by: 60_000)
    let found = minutes.first { moment in
      let seconds = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment) / 1_000))
      return moment + Int64(seconds) * 1_000 >= wanted
    }
    return found.map { Moment(milliseconds: $0) } ?? next
  }

  /// Returns the monotonic time of this process, which runs on while the wall clock is frozen.
  public func elapsed() -> Duration { Self.start.duration(to: .now) }
}

extension CalendarDay {
  /// Creates the day of a moment, given the offset from UTC in seconds.
  public init(of moment: Moment, secondsFromUTC: Int) {
    let seconds = Int((Double(moment.milliseconds) / 1_000).rounded(.down)) + secondsFromUTC
    self.init(daysSince1970: Int((Double(seconds) / 86_400).rounded(.down)))
  }
}
