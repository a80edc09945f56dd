/// The best game in one mode, with the totals of all of them.
public struct BestNameResults: Hashable, Sendable {
  /// How all these games were played.
  public let mode: NameGameMode
  /// How many games were played to their end.
  public let games: Int
  /// The game with the highest score; of equals the one with fewer wrong answers, then the earlier one.
  public let best: NameGameResult
  /// The share of right answers in all games together.
  public let accuracy: Accuracy

  /// Sums up games by mode, in the order of the modes.
  public static func summarising(_ results: [NameGameResult]) -> [BestNameResults] {
    Dictionary(grouping: results, by: \.mode).values.compactMap(BestNameResults.init).sorted { $0.mode < $1.mode }
  }

  private init?(_ results: [NameGameResult]) {
    guard let best = results.min(by: Self.isBetter) else { return nil }
    mode = best.mode
    games = results.count
    self.best = best
    let right = results.reduce(0) { $0 + $1.right }
    accuracy = Accuracy(right: right, answered: results.reduce(right) { $0 + $1.wrong })
  }

  private static func isBetter(_ first: NameGameResult, _ second: NameGameResult) -> Bool {
    (second.score, first.wrong, first.finishedAt) < (first.score, second.wrong, second.finishedAt)
  }
}
