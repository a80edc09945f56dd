import ArcadeConsole
import ArcadeDomain

/// A daily period, as a person types it: `8:00-22:00`, or over midnight `22:00-6:00`.
struct DayHours: Hashable, Sendable {
  /// Minutes since midnight; the end is exclusive.
  let begin: Int
  let end: Int

  /// Parses two times of a day; nil for anything else, and for two equal times.
  init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Self.minutes($0) }
    guard ends.count == 2, let begin = ends[0], let end = ends[1], begin != end, begin < 1_440 else { return nil }
    (self.begin, self.end) = (begin, end)
  }

  /// Returns the time until the period begins; nil during the period.
  func wait(by time: any TimeSource) -> Duration? {
    let (now, today) = (time.now(), time.today())
    let (first, last) = (time.moment(of: today, minute: begin), time.moment(of: today, minute: end))
    let isNow = begin < end ? now >= first && now < last : now >= first || now < last
    guard !isNow else { return nil }
    let tomorrow = CalendarDay(daysSince1970: today.daysSince1970 + 1)
    return max(.seconds(1), (now < first ? first : time.moment(of: tomorrow, minute: begin)).since(now))
  }

  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }), let hour = Int(parts[0]),
      let minute = Int(parts[1]), minute < 60, hour * 60 + minute <= 1_440
    else { return nil }
    return hour * 60 + minute
  }
}
