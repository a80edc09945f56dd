/// The best game in one set of categories under one rule, with the totals of all games.
public struct BestPriceGames: Hashable, Sendable {
  /// The categories of the products, with their names in the latest game.
  public private(set) var trails: [CategoryTrail]
  /// The name of the reach rule.
  public let ruleName: String
  /// The number of finished games.
  public let games: Int
  /// The highest score in the first ten questions of a game; nil if no game has ten questions.
  public let bestPoints: Int?
  /// The points of all games.
  public let totalPoints: Int
  /// The most right answers in a row in any game.
  public let longestStreak: Int
  /// The share of right answers in all games together.
  public let accuracy: Accuracy
  /// The number of the latest game.
  public let latest: PastPriceGame.ID

  /// Creates a summary from the counts of all games, and the right answers in the first ten questions of the best one.
  public init(
    _ trails: [CategoryTrail],
    _ ruleName: String,
    games: Int,
    right: Int,
    wrong: Int,
    bestRight: Int?,
    longestStreak: Int,
    latest: PastPriceGame.ID
  ) {
    (self.trails, self.ruleName, self.games) = (trails, ruleName, games)
    (bestPoints, totalPoints) = (bestRight.map(PriceScore.points), PriceScore.points(right))
    (self.longestStreak, self.latest) = (longestStreak, latest)
    accuracy = Accuracy(right: right, answered: right + wrong)
  }

  /// Sums up finished games, given newest first, by categories and rule; the highest score comes first.
  public static func summarising(_ games: [PastPriceGame]) -> [BestPriceGames] {
    let best = Dictionary(grouping: games) { Kind($0.trails, $0.ruleName) }.values.compactMap(BestPriceGames.init)
    return ranking(best.map { Owned($0, of: .nobody) }).map { $0.value }
  }

  /// Sorts summaries of several owners by categories and rule, highest score first.
  public static func ranking(_ best: [Owned<BestPriceGames>]) -> [Owned<BestPriceGames>] {
    Dictionary(grouping: best) { Kind($0.value.trails, $0.value.ruleName) }.values
      .map { kind in
        let latest = kind.max { $0.value.latest.number < $1.value.latest.number }
        return kind.map { Owned($0.value.calling(latest?.value.trails ?? []), of: $0.owner) }
          .sorted {
            ($1.value.rank, $1.value.unranked, $0.owner.key) < ($0.value.rank, $0.value.unranked, $1.owner.key)
          }
      }
      .sorted { ($1[0].value.rank, $0[0].value.sortKey) < ($0[0].value.rank, $1[0].value.sortKey) }
      .flatMap { $0 }
  }

  private struct Kind: Hashable {
    let categories: Set<PriceCategory.ID>
    let ruleName: String

    init(_ trails: [CategoryTrail], _ ruleName: String) {
      (categories, self.ruleName) = (Set(trails.map { $0.id }), ruleName)
    }
  }

  private init?(_ games: [PastPriceGame]) {
    guard let latest = games.max(by: { $0.id.number < $1.id.number }) else { return nil }
    let scores = games.map { $0.score }
    self.init(
      latest.trails,
      latest.ruleName,
      games: scores.count,
      right: scores.reduce(0) { $0 + $1.right },
      wrong: scores.reduce(0) { $0 + $1.wrong },
      bestRight: games.compactMap { $0.scoreOfTen?.right }.max(),
      longestStreak: scores.map { $0.longestStreak }.max() ?? 0,
      latest: latest.id
    )
  }

  /// Returns a copy with the current names of the categories.
  public func calling(_ trails: [CategoryTrail]) -> BestPriceGames {
    var same = self
    same.trails = trails
    return same
  }

  private var rank: Int { bestPoints ?? -1 }

  /// Summaries without a game of ten questions come last, sorted by total points.
  private var unranked: Int { bestPoints == nil ? totalPoints : 0 }

  private var sortKey: String { (trails.flatMap { $0.path } + [ruleName]).joined(separator: "\n") }
}
