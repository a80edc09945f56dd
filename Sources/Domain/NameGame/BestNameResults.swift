/// The best game in one mode, with the totals of all games.
public struct BestNameResults: Hashable, Sendable {
  /// The mode of these games.
  public let mode: NameGameMode
  /// The number of finished games.
  public let games: Int
  /// The game with the highest score; of equals the one with fewer wrong answers, then the earlier one.
  public let best: NameGameResult
  /// The most people found at the first answer among the first ten of a game, by which owners are compared. Nil if no
  /// game has ten rounds.
  public let bestOfTen: Int?
  /// The share of right answers in all games together.
  public let accuracy: Accuracy

  /// Creates a summary.
  public init(_ best: NameGameResult, of games: Int, right: Int, wrong: Int, bestOfTen: Int?) {
    (mode, self.best, self.games, self.bestOfTen) = (best.mode, best, games, bestOfTen)
    accuracy = Accuracy(right: right, answered: right + wrong)
  }

  /// Sums up games by mode, in the order of the modes.
  public static func summarising(_ results: [NameGameResult]) -> [BestNameResults] {
    Dictionary(grouping: results) { $0.mode }.values.compactMap(BestNameResults.init).sorted { $0.mode < $1.mode }
  }

  /// Sorts summaries by mode, and within a mode best first.
  public static func ranking(_ best: [Owned<BestNameResults>]) -> [Owned<BestNameResults>] {
    best.sorted { one, other in
      guard one.value.mode == other.value.mode else { return one.value.mode < other.value.mode }
      let (first, second) = (one.value.bestOfTen ?? -1, other.value.bestOfTen ?? -1)
      guard first == second else { return first > second }
      if isBetter(one.value.best, other.value.best) { return true }
      return !isBetter(other.value.best, one.value.best) && one.owner.key < other.owner.key
    }
  }

  private init?(_ results: [NameGameResult]) {
    guard let best = results.min(by: Self.isBetter) else { return nil }
    self.init(
      best,
      of: results.count,
      right: results.reduce(0) { $0 + $1.right },
      wrong: results.reduce(0) { $0 + $1.wrong },
      bestOfTen: results.compactMap { $0.rightOfTen }.max()
    )
  }

  private static func isBetter(_ first: NameGameResult, _ second: NameGameResult) -> Bool {
    (second.score, first.wrong, first.finishedAt) < (first.score, second.wrong, second.finishedAt)
  }
}
