/// The best game of one lesson, with the totals of all of them.
public struct BestWordGames: Hashable, Sendable {
  /// The deck and the direction of all these games.
  public let lesson: WordLesson
  /// What its deck was called in the latest game.
  public let deckName: String
  /// How many games were finished.
  public let games: Int
  /// The game with the highest share of right answers; of equal ones the longest, then the earliest.
  public let best: PastWordGame
  /// All rounds together.
  public let total: FallingScore

  /// Sums up finished games, the newest first, by lesson; the lesson played last comes first.
  public static func summarising(_ games: [PastWordGame]) -> [BestWordGames] {
    var lessons: [WordLesson] = []
    for game in games where !lessons.contains(game.start.lesson) { lessons.append(game.start.lesson) }
    return lessons.compactMap { lesson in BestWordGames(lesson, games.filter { $0.start.lesson == lesson }) }
  }

  private init?(_ lesson: WordLesson, _ games: [PastWordGame]) {
    guard let latest = games.first, let best = games.max(by: Self.isWorse) else { return nil }
    self.lesson = lesson
    deckName = latest.start.deckName
    self.games = games.count
    self.best = best
    total = FallingScore(of: games.flatMap { $0.rounds.map(\.outcome) })
  }

  private static func isWorse(_ one: PastWordGame, than other: PastWordGame) -> Bool {
    let (score, others) = (one.score, other.score)
    let (share, otherShare) = (score.right * others.rounds, others.right * score.rounds)
    return (share, score.rounds, other.id.number) < (otherShare, others.rounds, one.id.number)
  }
}
