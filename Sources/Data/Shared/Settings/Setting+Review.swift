public import ArcadeDomain

extension Setting {
  /// The target probability of recalling a card when it is due.
  public static let reviewRetention = Setting("review.retention", .retention)
  /// The most new cards per day, for each person and game.
  public static let reviewNewPerDay = Setting("review.new-per-day", .count(0...1_000))
  /// The longest interval in days.
  public static let reviewLongest = Setting("review.longest", .count(Scheduler.possibleDays))
  /// The intervals of a new card, in minutes.
  public static let reviewSteps = Setting("review.steps", .steps)

  /// The settings that both learning games share.
  static let ofReview: [Setting] = [.reviewRetention, .reviewNewPerDay, .reviewLongest, .reviewSteps]
}

extension Settings {
  /// The scheduler of both learning games, with defaults for unset values.
  public var scheduler: Scheduler {
    let made = try? Scheduler(
      retention: self[.reviewRetention].flatMap(Scheduler.retention(written:)) ?? Scheduler.usual.retention,
      steps: self[.reviewSteps].flatMap(Scheduler.steps(written:)) ?? Scheduler.usualSteps,
      longest: self[.reviewLongest].flatMap(Scheduler.longest(written:)) ?? Scheduler.possibleDays.upperBound
    )
    return made ?? .usual
  }

  /// The most new cards per day.
  public var newPerDay: Int { self[.reviewNewPerDay].flatMap { Int($0) } ?? 10 }
}
