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
    comparing(games.map { Owned($0, of: .nobody) }).map(\.value)
  }

  /// Sums up the games of several, the newest first, by categories and rule, and by owner; the highest score comes first.
  public static func comparing(_ games: [Owned<PastPriceGame>]) -> [Owned<BestPriceGames>] {
    let kinds = Dictionary(grouping: games) { game in
      Key(categories: Set(game.value.trails.map(\.id)), ruleName: game.value.ruleName)
    }
    return kinds.map { kind, games in
      games.byOwner()
        .map { Owned(BestPriceGames(games[0].value.trails, kind.ruleName, $1.map(\.score)), of: $0) }
        .sorted { ($1.value.bestPoints, $0.owner.key) < ($0.value.bestPoints, $1.owner.key) }
    }
    .sorted { ($1[0].value.bestPoints, $0[0].value.sortKey) < ($0[0].value.bestPoints, $1[0].value.sortKey) }
    .flatMap { $0 }
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
