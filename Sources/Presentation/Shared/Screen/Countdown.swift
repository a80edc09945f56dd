/// How long a screen holds, by the readings of the monotonic clock (`TimeSource.elapsed()`).
///
/// Readings instead of remainders: a screen that is drawn again later still says the same.
public struct Countdown: Hashable, Sendable {
  /// How long it lasts in all.
  public let total: Duration
  /// The reading at which it is over.
  public let end: Duration
  /// The reading at which something happens by itself: `Module.wake()` is to be called then.
  public let wake: Duration
  /// Whether it goes on while another screen is looked at.
  public let goesOn: Bool

  /// Counts down to an end; without a `wake` of its own nothing happens before.
  public init(total: Duration, end: Duration, wake: Duration? = nil, goesOn: Bool = false) {
    self.total = total
    self.end = end
    self.goesOn = goesOn
    self.wake = min(wake ?? end, end)
  }

  /// Returns how long is left at a reading; never less than nothing.
  public func left(at reading: Duration) -> Duration { max(.zero, end - reading) }
}
