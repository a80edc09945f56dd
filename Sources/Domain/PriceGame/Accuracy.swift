/// The share of right answers among those that were answered; skipped questions do not count.
public struct Accuracy: Hashable, Sendable {
  /// How many answers were right.
  public let right: Int
  /// How many questions were answered, rightly or wrongly.
  public let answered: Int

  /// Counts answers; both numbers are held within what makes sense.
  public init(right: Int, answered: Int) {
    self.answered = max(0, answered)
    self.right = min(max(0, right), self.answered)
  }

  /// The share in whole percent, rounded down, so that 39.99 % never shows as 40 %; 0 before the first answer.
  public var percent: Int {
    answered == 0 ? 0 : Int(Int128(right) * 100 / Int128(answered))
  }

  /// The tier that it reaches.
  public var tier: AccuracyTier {
    if !reaches(40) { return .beginner }
    if !reaches(70) { return .learner }
    return reaches(100) ? .expert : .connoisseur
  }

  /// Compares in integers, because a rounded share would reach a limit too early.
  private func reaches(_ limit: Int) -> Bool {
    answered > 0 && Int128(right) * 100 >= Int128(limit) * Int128(answered)
  }
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
