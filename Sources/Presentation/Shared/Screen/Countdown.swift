/// The time limit of a screen, in readings of the monotonic clock (`TimeSource.elapsed()`).
///
/// They are absolute, so a screen that is drawn again later is still right.
public struct Countdown: Hashable, Sendable {
  /// The reading at the start.
  public let begin: Duration
  /// The reading at the end; nil if there is no limit.
  public let end: Duration?
  /// The reading at which to call `Module.wake()`; nil if nothing is due.
  public let wake: Duration?
  /// Whether it continues while another screen is shown.
  public let goesOn: Bool

  /// Creates a countdown; `wake` is by default the end, if there is one.
  public init(begin: Duration, end: Duration? = nil, wake: Duration? = nil, goesOn: Bool = false) {
    (self.begin, self.end, self.goesOn) = (begin, end, goesOn)
    self.wake = [wake, end].compactMap { $0 }.min()
  }

  /// Returns the remaining time at a reading, at least zero; nil if there is no limit.
  public func left(at reading: Duration) -> Duration? { end.map { max(.zero, $0 - reading) } }
}

extension Duration {
  /// Whole seconds, rounded up, so that zero appears only at the end.
  public var secondsRoundedUp: Int { Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0) }
}
