public import ArcadeDomain

extension Setting {
  /// How probably something is to be known when it comes back.
  public static let reviewRetention = Setting("review.retention", .retention)
  /// How many new things there are on a day at most, for each person and game.
  public static let reviewNewPerDay = Setting("review.new-per-day", .count(0...1_000))
  /// After how many days at most something comes back.
  public static let reviewLongest = Setting("review.longest", .count(Scheduler.possibleDays))
  /// After how many minutes something new comes back.
  public static let reviewSteps = Setting("review.steps", .steps)

  /// The settings of what both learning games share.
  static let ofReview: [Setting] = [.reviewRetention, .reviewNewPerDay, .reviewLongest, .reviewSteps]
}

extension Settings {
  /// What says when something comes back; the usual one stands in for what is not set.
  public var scheduler: Scheduler {
    let made = try? Scheduler(
      retention: self[.reviewRetention].flatMap(Scheduler.retention(written:)) ?? Scheduler.usual.retention,
      steps: self[.reviewSteps].flatMap(Scheduler.steps(written:)) ?? Scheduler.usualSteps,
      longest: self[.reviewLongest].flatMap(Scheduler.longest(written:)) ?? Scheduler.possibleDays.upperBound
    )
    return made ?? .usual
  }

  /// How many new things there are on a day at most.
  public var newPerDay: Int { self[.reviewNewPerDay].flatMap { Int($0) } ?? 10 }
}
