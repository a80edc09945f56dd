/// A day of the week, with its name in files.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
  /// The first day of a week in ISO 8601.
  case monday = "mon"
  /// The day after Monday.
  case tuesday = "tue"
  /// The middle of a working week.
  case wednesday = "wed"
  /// The day of the week of 1970-01-01.
  case thursday = "thu"
  /// The last day of a working week.
  case friday = "fri"
  /// The first day of a weekend.
  case saturday = "sat"
  /// The last day of a week.
  case sunday = "sun"
}
