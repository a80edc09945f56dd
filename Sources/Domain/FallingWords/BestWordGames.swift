/// Finished games of one lesson and one topic that can be compared, with their totals.
public struct BestWordGames: Hashable, Sendable {
  /// What was played, with the deck's name in the latest game.
  public let start: WordGameStart
  /// How many games were finished.
  public let games: Int
  /// The most right answers among the first ten rounds of a game; nil if no game has ten rounds.
  public let bestOfTen: Int?
  /// The totals of all rounds.
  public let total: FallingScore
  /// The game that began last.
  public let latest: PastWordGame.ID

  /// Creates a summary.
  public init(_ start: WordGameStart, games: Int, bestOfTen: Int?, total: FallingScore, latest: PastWordGame.ID) {
    (self.start, self.games, self.bestOfTen) = (start, games, bestOfTen)
    (self.total, self.latest) = (total, latest)
  }

  /// Sums up finished games, given newest first, by kind; the kind played last comes first.
  public static func summarising(_ games: [PastWordGame]) -> [BestWordGames] {
    let best = Dictionary(grouping: games) { Kind($0.start) }.values.compactMap(BestWordGames.init)
    return ranking(best.map { Owned($0, of: .nobody) }).map { $0.value }
  }

  /// Sorts summaries: the kind played last comes first, and within a kind the best player.
  public static func ranking(_ best: [Owned<BestWordGames>]) -> [Owned<BestWordGames>] {
    func latest(_ kind: [Owned<BestWordGames>]) -> Int64 { kind.map { $0.value.latest.number }.max() ?? 0 }
    return Dictionary(grouping: best) { Kind($0.value.start) }.values.sorted { latest($0) > latest($1) }.flatMap {
      kind in
      kind.sorted {
        ($1.value.rank, $1.value.unranked, $0.owner.key) < ($0.value.rank, $0.value.unranked, $1.owner.key)
      }
    }
  }

  private struct Kind: Hashable {
    let lesson: WordLesson
    let topic: String?
    let isOfMissed: Bool

    init(_ start: WordGameStart) { (lesson, topic, isOfMissed) = (start.lesson, start.topic, start.isOfMissed) }
  }

  private init?(_ games: [PastWordGame]) {
    guard let latest = games.first else { return nil }
    self.init(
      latest.start,
      games: games.count,
      bestOfTen: games.compactMap { $0.rightOfTen }.max(),
      total: FallingScore(of: games.flatMap { $0.rounds.map { $0.outcome } }),
      latest: latest.id
    )
  }

  private var rank: Int { bestOfTen ?? -1 }

  /// Games with fewer than ten rounds come last, ordered by all of their right answers.
  private var unranked: Int { bestOfTen == nil ? total.right : 0 }
}
