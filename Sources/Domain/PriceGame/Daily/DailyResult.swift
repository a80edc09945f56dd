/// A player's result in a daily.
public struct DailyResult: Hashable, Sendable {
  /// The daily that was played.
  public let daily: DailyPrices.ID
  /// The number of products guessed rightly.
  public let right: Int
  /// The number of finished products.
  public let done: Int
  /// The number of guesses made.
  public let guesses: Int
  /// The date of the first guess.
  public let begunOn: CalendarDay

  /// Creates a result.
  public init(_ daily: DailyPrices.ID, right: Int, done: Int, guesses: Int, begunOn day: CalendarDay) {
    (self.daily, self.right, self.done, self.guesses, begunOn) = (daily, right, done, guesses, day)
  }

  /// Counts the guesses of one daily; nil if there are none.
  public init?(of guesses: [DailyGuess]) {
    guard let first = guesses.first else { return nil }
    self.init(
      first.daily,
      right: guesses.count { $0.verdict == .right },
      done: guesses.count { $0.isLast },
      guesses: guesses.count,
      begunOn: guesses.reduce(first.day) { min($0, $1.day) }
    )
  }

  /// Whether all five products are finished.
  public var isDone: Bool { done == DailyPrices.size }

  /// Whether it counts for scores: it was started on its own day.
  public var isScored: Bool { begunOn == daily.day }
}

extension [DailyResult] {
  /// Returns the number of scored days in a row up to a day, or up to the day before.
  public func streak(on today: CalendarDay) -> Int {
    let days = Set(filter { $0.isDone && $0.isScored }.map { $0.daily.day.daysSince1970 })
    var day = today.daysSince1970
    if !days.contains(day) { day -= 1 }
    let last = day
    while days.contains(day) { day -= 1 }
    return last - day
  }
}

/// The totals of a player's scored days.
public struct DailyStanding: Hashable, Sendable {
  /// The number of days played.
  public let days: Int
  /// The number of products guessed rightly.
  public let right: Int
  /// The number of guesses made.
  public let guesses: Int

  /// Ranks all owners by their scored days: most products first, and of equals the fewest guesses.
  public static func ranking(_ results: [Owned<DailyResult>]) -> [Owned<DailyStanding>] {
    let scored = results.filter { $0.value.isDone && $0.value.isScored }
    return Dictionary(grouping: scored) { $0.owner }
      .map { owner, days in
        let standing = DailyStanding(
          days: days.count,
          right: days.reduce(0) { $0 + $1.value.right },
          guesses: days.reduce(0) { $0 + $1.value.guesses }
        )
        return Owned(standing, of: owner)
      }
      .sorted { ($1.value.right, $0.value.guesses, $0.owner.key) < ($0.value.right, $1.value.guesses, $1.owner.key) }
  }
}
