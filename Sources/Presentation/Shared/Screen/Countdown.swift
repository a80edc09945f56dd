/// How long a screen holds, and when something happens by itself, by the readings of the monotonic clock (`TimeSource.elapsed()`).
///
/// Readings instead of remainders: a screen that is drawn again later still says the same.
public struct Countdown: Hashable, Sendable {
  /// The reading at which it began.
  public let begin: Duration
  /// The reading at which it is over; nil where time is only counted.
  public let end: Duration?
  /// The reading at which something happens by itself: `Module.wake()` is to be called then. Nil where nothing does.
  public let wake: Duration?
  /// Whether it goes on while another screen is looked at.
  public let goesOn: Bool

  /// Counts from a beginning, to an end where there is one; before that, nothing happens without a `wake` of its own.
  public init(begin: Duration, end: Duration? = nil, wake: Duration? = nil, goesOn: Bool = false) {
    (self.begin, self.end, self.goesOn) = (begin, end, goesOn)
    self.wake = [wake, end].compactMap { $0 }.min()
  }

  /// Returns how long is left at a reading, never less than nothing; nil where there is no end.
  public func left(at reading: Duration) -> Duration? { end.map { max(.zero, $0 - reading) } }
}

extension Duration {
  /// Whole seconds, a begun one counted, so that nothing is left only at the end.
  public var secondsRoundedUp: Int { Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0) }
}
