/// A day of the week, by the name that files use for it.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
  /// The first day of a week, as ISO 8601 counts.
  case monday = "mon"
  /// The day after Monday.
  case tuesday = "tue"
  /// The middle of a working week.
  case wednesday = "wed"
  /// The day on which 1970 began.
  case thursday = "thu"
  /// The last day of a working week.
  case friday = "fri"
  /// The first day of a weekend.
  case saturday = "sat"
  /// The last day of a week.
  case sunday = "sun"
}
