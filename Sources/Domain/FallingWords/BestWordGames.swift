/// The best of the games that can be compared, with the totals of all of them.
///
/// They are of one lesson and one topic, of the same length, and all or none of them only of missed pairs.
public struct BestWordGames: Hashable, Sendable {
  /// What its deck was called in the latest game.
  public let deckName: String
  /// How many games were finished.
  public let games: Int
  /// The game with the most right answers; of equal ones the earliest.
  public let best: PastWordGame
  /// All rounds together.
  public let total: FallingScore
  /// The game that began last.
  public let latest: PastWordGame.ID

  /// Joins the best of so many games with their totals.
  public init(_ best: PastWordGame, of games: Int, total: FallingScore, latest: PastWordGame.ID, deckName: String) {
    (self.best, self.games, self.total) = (best, games, total)
    (self.latest, self.deckName) = (latest, deckName)
  }

  /// The deck and the direction of all these games.
  public var lesson: WordLesson { best.start.lesson }

  /// Sums up finished games, the newest first, by what can be compared; what was played last comes first.
  public static func summarising(_ games: [PastWordGame]) -> [BestWordGames] {
    let best = Dictionary(grouping: games) { Kind($0) }.values.compactMap(BestWordGames.init)
    return ranking(best.map { Owned($0, of: .nobody) }).map { $0.value }
  }

  /// Puts what was summed up in order: what was played last comes first, and of what can be compared the best.
  public static func ranking(_ best: [Owned<BestWordGames>]) -> [Owned<BestWordGames>] {
    func latest(_ kind: [Owned<BestWordGames>]) -> Int64 { kind.map { $0.value.latest.number }.max() ?? 0 }
    let kinds = Dictionary(grouping: best) { Kind($0.value.best) }.values
    return kinds.sorted { latest($0) > latest($1) }
      .flatMap { $0.sorted { isBetter($0.value.best, $1.value.best) } }
  }

  private struct Kind: Hashable {
    let lesson: WordLesson
    let topic: String?
    let isOfMissed: Bool
    let rounds: Int

    init(_ game: PastWordGame) {
      (lesson, topic, isOfMissed) = (game.start.lesson, game.start.topic, game.start.isOfMissed)
      rounds = game.rounds.count
    }
  }

  private init?(_ games: [PastWordGame]) {
    let best = games.min(by: Self.isBetter)
    guard let latest = games.first, let best else { return nil }
    let total = FallingScore(of: games.flatMap { $0.rounds.map { $0.outcome } })
    self.init(best, of: games.count, total: total, latest: latest.id, deckName: latest.start.deckName)
  }

  private static func isBetter(_ one: PastWordGame, _ other: PastWordGame) -> Bool {
    (other.score.right, one.id.number) < (one.score.right, other.id.number)
  }
}
