/// A question that was answered or skipped.
public struct PriceRound: Hashable, Sendable {
  /// The product whose price was asked for.
  public let product: QuizProduct
  /// The price that was given; nil where the question was skipped.
  public let given: Money?
  /// Whether two wrong prices had been hidden.
  public let isCheated: Bool

  /// Describes a past question.
  public init(product: QuizProduct, given: Money?, isCheated: Bool) {
    self.product = product
    self.given = given
    self.isCheated = isCheated
  }

  /// How it ended.
  ///
  /// The four options of a question are all different, so the price that was
  /// given says which option it was.
  public var outcome: Outcome {
    guard let given else { return .skipped }
    return given == product.price ? .right : .wrong
  }

  /// How a question ended.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// The right price was given.
    case right
    /// Another one was.
    case wrong
    /// None was.
    case skipped
  }
}

/// What a game has come to.
public struct PriceScore: Hashable, Sendable {
  /// How many questions were answered rightly.
  public let right: Int
  /// How many were answered wrongly.
  public let wrong: Int
  /// How many were skipped.
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

  /// Ten points for each right answer.
  public var points: Int { Self.points(right) }

  static func points(_ right: Int) -> Int { right * 10 }

  /// How many questions were asked.
  public var questions: Int { right + wrong + skipped }

  /// The share of right answers among the answered ones.
  public var accuracy: Accuracy { Accuracy(right: right, answered: right + wrong) }
}

/// How good a player is, which decides how close the wrong prices are.
public enum AccuracyTier: Int, CaseIterable, Hashable, Sendable {
  /// Below 40 %.
  case beginner
  /// Below 70 %.
  case learner
  /// Below 100 %.
  case connoisseur
  /// 100 %.
  case expert

  /// The random offset: 12, 8, 4 or 2.
  public var offset: Int {
    switch self {
    case .beginner: 12
    case .learner: 8
    case .connoisseur: 4
    case .expert: 2
    }
  }
}

extension Accuracy {
  /// The tier that it reaches.
  public var tier: AccuracyTier {
    if !reaches(40) { return .beginner }
    if !reaches(70) { return .learner }
    return reaches(100) ? .expert : .connoisseur
  }
}
