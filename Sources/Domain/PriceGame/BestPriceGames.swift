/// The best game in one category under one rule, with the totals of all of them.
public struct BestPriceGames: Hashable, Sendable {
  /// The names of the categories that led to the products, the topmost first.
  public let path: [String]
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

  /// Sums up finished games by category and rule, the highest score first.
  public static func summarising(_ games: [PastPriceGame]) -> [BestPriceGames] {
    Dictionary(grouping: games) { Key(path: $0.path, ruleName: $0.ruleName) }
      .map { BestPriceGames($0, $1.map(\.score)) }
      .sorted { ($1.bestPoints, $0.sortKey) < ($0.bestPoints, $1.sortKey) }
  }

  private struct Key: Hashable {
    let path: [String]
    let ruleName: String
  }

  private init(_ key: Key, _ scores: [PriceScore]) {
    path = key.path
    ruleName = key.ruleName
    games = scores.count
    bestPoints = scores.map(\.points).max() ?? 0
    totalPoints = scores.reduce(0) { $0 + $1.points }
    longestStreak = scores.map(\.longestStreak).max() ?? 0
    let right = scores.reduce(0) { $0 + $1.right }
    accuracy = Accuracy(right: right, answered: scores.reduce(right) { $0 + $1.wrong })
  }

  private var sortKey: String { path.joined(separator: "\n") + "\n" + ruleName }
}
