/// What a game came to; the three counts add up to its rounds.
public struct FallingScore: Hashable, Sendable {
  /// How many answers were right.
  public let right: Int
  /// How many were wrong.
  public let wrong: Int
  /// How often there was none.
  public let unanswered: Int

  /// Counts how rounds ended.
  public init(of outcomes: some Sequence<FallingOutcome>) {
    var counts: [FallingOutcome: Int] = [:]
    for outcome in outcomes { counts[outcome, default: 0] += 1 }
    right = counts[.right] ?? 0
    wrong = counts[.wrong] ?? 0
    unanswered = counts[.unanswered] ?? 0
  }

  /// Joins three counts.
  public init(right: Int, wrong: Int, unanswered: Int) {
    (self.right, self.wrong, self.unanswered) = (right, wrong, unanswered)
  }

  /// How many rounds there were.
  public var rounds: Int { right + wrong + unanswered }
}
