/// The best of the games that can be compared, with the totals of all of them.
///
/// They are of one lesson and one topic, of the same length, and all or none of them only of missed pairs.
public struct BestWordGames: Hashable, Sendable {
  /// The deck and the direction of all these games.
  public let lesson: WordLesson
  /// What its deck was called in the latest game.
  public let deckName: String
  /// How many games were finished.
  public let games: Int
  /// The game with the most right answers; of equal ones the earliest.
  public let best: PastWordGame
  /// All rounds together.
  public let total: FallingScore

  /// Sums up finished games, the newest first, by what can be compared; what was played last comes first.
  public static func summarising(_ games: [PastWordGame]) -> [BestWordGames] {
    var seen: Set<Kind> = []
    let kinds = games.map { Kind($0) }.filter { seen.insert($0).inserted }
    let byKind = Dictionary(grouping: games) { Kind($0) }
    return kinds.compactMap { kind in byKind[kind].flatMap { BestWordGames(kind, $0) } }
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

  private init?(_ kind: Kind, _ games: [PastWordGame]) {
    let best = games.max { ($0.score.right, $1.id.number) < ($1.score.right, $0.id.number) }
    guard let latest = games.first, let best else { return nil }
    lesson = kind.lesson
    deckName = latest.start.deckName
    self.games = games.count
    self.best = best
    total = FallingScore(of: games.flatMap { $0.rounds.map(\.outcome) })
  }
}
