/// The result of a game.
public struct PriceScore: Hashable, Sendable {
  /// How many questions were answered rightly.
  public let right: Int
  /// How many questions were answered wrongly.
  public let wrong: Int
  /// How many questions were skipped.
  public let skipped: Int
  /// The most right answers in a row; a skipped question does not break it.
  public let longestStreak: Int

  /// Counts the rounds of a game.
  public init(of rounds: [PriceRound]) {
    var counts: [PriceRound.Outcome: Int] = [:]
    var (streak, longest) = (0, 0)
    for round in rounds {
      counts[round.outcome, default: 0] += 1
      if round.outcome == .right { streak += 1 }
      if round.outcome == .wrong { streak = 0 }
      longest = max(longest, streak)
    }
    right = counts[.right] ?? 0
    wrong = counts[.wrong] ?? 0
    skipped = counts[.skipped] ?? 0
    longestStreak = longest
  }

  /// The points, ten for each right answer.
  public var points: Int { Self.points(right) }

  static func points(_ right: Int) -> Int { right * 10 }

  /// The number of questions asked.
  public var questions: Int { right + wrong + skipped }

  /// The share of right answers among the answered questions.
  public var accuracy: Accuracy { Accuracy(right: right, answered: right + wrong) }
}
