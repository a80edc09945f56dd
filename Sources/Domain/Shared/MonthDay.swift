/// A day of the year, such as 12-24; 02-29 is allowed.
public struct MonthDay: Hashable, Comparable, Sendable {
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day that exists in some year; nil for others, such as 30 February.
  public init?(month: Int, day: Int) {
    let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
    self.init(existingMonth: month, day: day)
  }

  init(existingMonth month: Int, day: Int) { (self.month, self.day) = (month, day) }

  /// Parses a day such as `12-24`.
  public init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map({ $0.utf8.count }) == [2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
      let month = Int(parts[0]), let day = Int(parts[1])
    else { return nil }
    self.init(month: month, day: day)
  }

  /// The day as `12-24`.
  public var isoText: String { "\(padded(month, to: 2))-\(padded(day, to: 2))" }

  /// Whether one day is earlier in the year than another.
  public static func < (earlier: MonthDay, later: MonthDay) -> Bool {
    (earlier.month, earlier.day) < (later.month, later.day)
  }

  static let leapDay = MonthDay(existingMonth: 2, day: 29)
}
