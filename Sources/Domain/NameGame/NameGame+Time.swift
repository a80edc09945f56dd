extension NameGame {
  /// Returns how long until something must happen: the limit, a warning, a hint; nil where nothing will.
  public func nextWake(at reading: Duration) -> Duration? {
    guard phase == .playing else { return nil }
    let awaitsHint = hasClock && !round.hints.isEmpty
    return clock?.nextWake(at: reading, afterHints: awaitsHint ? round.struckOut.count : nil)
  }

  /// Returns how long the game has gone on; it stands still before the beginning and after the end.
  public func elapsed(at reading: Duration) -> Duration {
    guard var clock else { return .zero }
    if phase == .playing { _ = clock.advance(to: reading) }
    return clock.elapsed
  }

  /// Returns how much of the limit is left; nil where there is none.
  public func remaining(at reading: Duration) -> Duration? {
    mode.limit.map { $0 - elapsed(at: reading) }
  }

  /// The share of right answers.
  public var accuracy: Accuracy { Accuracy(right: right, answered: right + wrong) }

  /// Returns what the game came to; nil while it goes on, and where it was broken off.
  public func result(finishedAt moment: Moment) -> NameGameResult? {
    guard case .over(let end) = phase, end != .brokenOff, let clock else { return nil }
    return NameGameResult(mode: mode, right: right, wrong: wrong, duration: clock.elapsed, finishedAt: moment)
  }
}
