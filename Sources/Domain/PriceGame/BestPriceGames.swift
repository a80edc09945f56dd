/// The best game in one category under one rule, with the totals of all of them.
public struct BestPriceGames: Hashable, Sendable {
  /// The categories that the products came from, as they were called in the latest game.
  public let trails: [CategoryTrail]
  /// The name of the rule for the reach.
  public let ruleName: String
  /// How many games were finished.
  public let games: Int
  /// The highest score.
  public let bestPoints: Int
  /// All points together.
  public let totalPoints: Int
  /// The most right answers in a row in any game.
  public let longestStreak: Int
  /// The share of right answers in all games together.
  public let accuracy: Accuracy

  /// Sums up finished games, the newest first, by categories and rule; the highest score comes first.
  public static func summarising(_ games: [PastPriceGame]) -> [BestPriceGames] {
    Dictionary(grouping: games) { Key(categories: Set($0.trails.map(\.id)), ruleName: $0.ruleName) }
      .map { BestPriceGames($1[0].trails, $0.ruleName, $1.map(\.score)) }
      .sorted { ($1.bestPoints, $0.sortKey) < ($0.bestPoints, $1.sortKey) }
  }

  private struct Key: Hashable {
    let categories: Set<PriceCategory.ID>
    let ruleName: String
  }

  private init(_ trails: [CategoryTrail], _ ruleName: String, _ scores: [PriceScore]) {
    self.trails = trails
    self.ruleName = ruleName
    games = scores.count
    bestPoints = scores.map(\.points).max() ?? 0
    totalPoints = scores.reduce(0) { $0 + $1.points }
    longestStreak = scores.map(\.longestStreak).max() ?? 0
    let right = scores.reduce(0) { $0 + $1.right }
    accuracy = Accuracy(right: right, answered: scores.reduce(right) { $0 + $1.wrong })
  }

  private var sortKey: String { (trails.flatMap(\.path) + [ruleName]).joined(separator: "\n") }
}
