import ArcadeData
public import ArcadeDomain
import Synchronization

/// A clock that only moves when a test advances it.
public final class HandDrivenTime: TimeSource, Sendable {
  private let state: Mutex<(now: Moment, elapsed: Duration)>
  private let utcOffset: Int

  /// Creates a clock, by default at 20 November 2026, 9:00 in UTC; the offset is in seconds.
  public init(now: Moment = .november20, utcOffset: Int = 0) {
    state = Mutex((now, .zero))
    self.utcOffset = utcOffset
  }

  public func now() -> Moment { state.withLock { $0.now } }

  public func today() -> CalendarDay { CalendarDay(of: now(), secondsFromUTC: utcOffset) }

  public func start(of day: CalendarDay) -> Moment {
    Moment(milliseconds: (Int64(day.daysSince1970) * 86_400 - Int64(utcOffset)) * 1_000)
  }

  /// Returns the sum of all calls of ``advance(by:)``.
  public func elapsed() -> Duration { state.withLock { $0.elapsed } }

  /// Advances the wall clock and the elapsed time.
  public func advance(by duration: Duration) {
    state.withLock { $0 = ($0.now.advanced(by: duration), $0.elapsed + duration) }
  }

  /// Sets the wall clock only; no time elapses.
  public func set(now: Moment) { state.withLock { $0.now = now } }
}

extension Moment {
  /// 2026-11-20T09:00:00Z, a Friday, the default start of tests.
  public static let november20 = Moment(milliseconds: 1_795_165_200_000)
}
