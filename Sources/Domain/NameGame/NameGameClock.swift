/// The start of a game and its timed events, in readings of a monotonic clock.
struct NameGameClock: Hashable {
  static let hintEvery = Duration.seconds(3)
  /// The seconds left at each warning, earliest first.
  static let warnings = [10, 5]

  private let began: Duration
  private let limit: Duration?
  private var roundBegan: Duration
  private(set) var now: Duration

  init(at reading: Duration, limit: Duration?) {
    (began, roundBegan, now) = (reading, reading, reading)
    self.limit = limit
  }

  /// How long the game has run, at most its limit.
  var elapsed: Duration {
    let elapsed = now - began
    return limit.map { min($0, elapsed) } ?? elapsed
  }

  /// Whether the limit has passed.
  var isOver: Bool { end.map { now >= $0 } ?? false }

  private var end: Duration? { limit.map { began + $0 } }

  /// Returns how long a round has run at a reading.
  func roundElapsed(at reading: Duration) -> Duration { max(now, reading) - roundBegan }

  mutating func beginRound() { roundBegan = now }

  /// Advances to a reading, never back; returns the latest warning passed on the way, in seconds left.
  mutating func advance(to reading: Duration) -> Int? {
    let passed = Self.warnings.last { warning in due(warning).map { now < $0 && $0 <= reading } ?? false }
    now = max(now, reading)
    return passed
  }

  /// Returns whether the hint after so many is due.
  func isHintDue(after hints: Int) -> Bool { now >= hintDue(after: hints) }

  /// Returns the time from a reading to the next event; nil if there is none.
  func nextWake(at reading: Duration, afterHints hints: Int?) -> Duration? {
    let warnings = Self.warnings.compactMap(due).filter { $0 > now }
    let next = (warnings + [end, hints.map(hintDue)].compactMap { $0 }).min()
    return next.map { max(.zero, $0 - reading) }
  }

  private func hintDue(after hints: Int) -> Duration { roundBegan + Self.hintEvery * (hints + 1) }

  private func due(_ warning: Int) -> Duration? { end.map { $0 - .seconds(warning) } }
}
