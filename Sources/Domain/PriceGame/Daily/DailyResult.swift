/// What somebody's guesses of a daily have come to.
public struct DailyResult: Hashable, Sendable {
  /// The five products that it is about.
  public let daily: DailyPrices.ID
  /// How many products were guessed.
  public let right: Int
  /// How many products are done.
  public let done: Int
  /// How many guesses there were.
  public let guesses: Int
  /// The day of the first guess.
  public let begunOn: CalendarDay

  /// Describes what guesses have come to.
  public init(_ daily: DailyPrices.ID, right: Int, done: Int, guesses: Int, begunOn day: CalendarDay) {
    (self.daily, self.right, self.done, self.guesses, begunOn) = (daily, right, done, guesses, day)
  }

  /// Counts the guesses of one daily; nil where there are none.
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

  /// Whether all five products are done.
  public var isDone: Bool { done == DailyPrices.size }

  /// Whether it counts for a score: it was begun on its day.
  public var isScored: Bool { begunOn == daily.day }
}

extension [DailyResult] {
  /// How many days in a row, up to a day or the one before it, have a score.
  public func streak(on today: CalendarDay) -> Int {
    let days = Set(filter { $0.isDone && $0.isScored }.map { $0.daily.day.daysSince1970 })
    var day = today.daysSince1970
    if !days.contains(day) { day -= 1 }
    let last = day
    while days.contains(day) { day -= 1 }
    return last - day
  }
}

/// What somebody's scored days have come to, together.
public struct DailyStanding: Hashable, Sendable {
  /// How many days were played.
  public let days: Int
  /// How many products were guessed.
  public let right: Int
  /// How many guesses there were.
  public let guesses: Int

  /// Puts everybody's scored days in order: the most products first, of equals the fewest guesses.
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
