/// What time it is: the only way by which time enters.
public protocol TimeSource: Sendable {
  /// The time on the wall, which a person can set or freeze.
  func now() -> Moment
  /// The day on the wall, where the person is.
  func today() -> CalendarDay
  /// The first moment of a day, where the person is; a day may have 23 hours or 25.
  func start(of day: CalendarDay) -> Moment
  /// A reading that only grows; two of them tell how long something took.
  func elapsed() -> Duration
}
