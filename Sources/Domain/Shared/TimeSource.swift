/// What time it is: the only way by which time enters.
public protocol TimeSource: Sendable {
  /// The time on the wall, which a person can set or freeze.
  func now() -> Moment
  /// The day on the wall, where the person is.
  func today() -> CalendarDay
  /// A reading that only grows; two of them tell how long something took.
  func elapsed() -> Duration
}
