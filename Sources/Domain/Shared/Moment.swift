/// A point in time, to the millisecond, as machines share it.
public struct Moment: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64

  /// Makes the moment so many milliseconds after 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Whether one moment is before another.
  public static func < (earlier: Moment, later: Moment) -> Bool {
    earlier.milliseconds < later.milliseconds
  }

  /// Returns the moment that is `duration` later, parts of a millisecond dropped; held within what a moment can be.
  public func advanced(by duration: Duration) -> Moment {
    let (seconds, attoseconds) = duration.components
    let later = Int128(milliseconds) + Int128(seconds) * 1_000 + Int128(attoseconds / 1_000_000_000_000_000)
    return Moment(milliseconds: Int64(clamping: later))
  }

  /// Returns how long after `earlier` this is; negative where it is before.
  public func since(_ earlier: Moment) -> Duration {
    .milliseconds(milliseconds) - .milliseconds(earlier.milliseconds)
  }
}
