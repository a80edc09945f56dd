/// The counts of a game, which add up to its rounds.
public struct FallingScore: Hashable, Sendable {
  /// How many answers were right.
  public let right: Int
  /// How many answers were wrong.
  public let wrong: Int
  /// How many rounds were not answered in time.
  public let unanswered: Int

  /// Counts outcomes.
  public init(of outcomes: some Sequence<FallingOutcome>) {
    var counts: [FallingOutcome: Int] = [:]
    for outcome in outcomes { counts[outcome, default: 0] += 1 }
    right = counts[.right] ?? 0
    wrong = counts[.wrong] ?? 0
    unanswered = counts[.unanswered] ?? 0
  }

  /// Creates a score from three counts.
  public init(right: Int, wrong: Int, unanswered: Int) {
    (self.right, self.wrong, self.unanswered) = (right, wrong, unanswered)
  }

  /// The number of rounds played.
  public var rounds: Int { right + wrong + unanswered }
}
