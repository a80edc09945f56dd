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
    comparing(games.map { Owned($0, of: .nobody) }).map(\.value)
  }

  /// Sums up the games of several, the newest first, by what can be compared and by owner, the best of them first.
  public static func comparing(_ games: [Owned<PastWordGame>]) -> [Owned<BestWordGames>] {
    var seen: Set<Kind> = []
    let kinds = games.map { Kind($0.value) }.filter { seen.insert($0).inserted }
    let byKind = Dictionary(grouping: games) { Kind($0.value) }
    return kinds.flatMap { kind in
      let best = byKind[kind]?.byOwner().compactMap { owner, games in
        BestWordGames(kind, games).map { Owned($0, of: owner) }
      }
      return best?.sorted { isBetter($0.value.best, $1.value.best) } ?? []
    }
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
    let best = games.min(by: Self.isBetter)
    guard let latest = games.first, let best else { return nil }
    lesson = kind.lesson
    deckName = latest.start.deckName
    self.games = games.count
    self.best = best
    total = FallingScore(of: games.flatMap { $0.rounds.map(\.outcome) })
  }

  private static func isBetter(_ one: PastWordGame, _ other: PastWordGame) -> Bool {
    (other.score.right, one.id.number) < (one.score.right, other.id.number)
  }
}
