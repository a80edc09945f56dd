/// When a game began, and what is due when, as readings that only grow.
struct NameGameClock: Hashable {
  /// How long until each hint.
  static let hintEvery = Duration.seconds(3)
  /// How much is left when a warning comes, the earliest first.
  static let warnings = [10, 5]

  private let began: Duration
  private let limit: Duration?
  private var roundBegan: Duration
  /// The latest reading.
  private(set) var now: Duration

  /// Begins a game and its first round.
  init(at reading: Duration, limit: Duration?) {
    (began, roundBegan, now) = (reading, reading, reading)
    self.limit = limit
  }

  /// How long the game goes on, at most as long as its limit.
  var elapsed: Duration {
    let elapsed = now - began
    return limit.map { min($0, elapsed) } ?? elapsed
  }

  /// Whether the limit has passed.
  var isOver: Bool { end.map { now >= $0 } ?? false }

  /// When the game must end.
  private var end: Duration? { limit.map { began + $0 } }

  /// How long a round has gone on at a reading.
  func roundElapsed(at reading: Duration) -> Duration { max(now, reading) - roundBegan }

  mutating func beginRound() { roundBegan = now }

  /// Goes to a reading, never back; returns the least number of seconds that the time left has passed since the last one.
  mutating func advance(to reading: Duration) -> Int? {
    let passed = Self.warnings.last { warning in due(warning).map { now < $0 && $0 <= reading } ?? false }
    now = max(now, reading)
    return passed
  }

  /// Whether the hint after so many is due.
  func isHintDue(after hints: Int) -> Bool { now >= hintDue(after: hints) }

  /// Returns when something must happen next, counted from a reading; nil where nothing will.
  func nextWake(at reading: Duration, afterHints hints: Int?) -> Duration? {
    let warnings = Self.warnings.compactMap(due).filter { $0 > now }
    let next = (warnings + [end, hints.map(hintDue)].compactMap { $0 }).min()
    return next.map { max(.zero, $0 - reading) }
  }

  private func hintDue(after hints: Int) -> Duration { roundBegan + Self.hintEvery * (hints + 1) }

  private func due(_ warning: Int) -> Duration? { end.map { $0 - .seconds(warning) } }
}
