public import ArcadeDomain
import Synchronization

/// A queue in memory for games of falling words that another repository cannot store at present.
public final class RetryingWordGameRepository: WordGameRepository {
  private let games: any WordGameRepository
  private let waiting: WriteQueue
  /// The stored IDs of games that were queued; a queued game has a temporary ID below 0.
  private let stored = Mutex<[PastWordGame.ID: PastWordGame.ID]>([:])

  /// The result of finishing a game, if it was not queued.
  private final class Finished: Sendable {
    let game = Mutex<PastWordGame?>(nil)
  }

  /// Wraps a repository; its queue is shared with other writes.
  public init(_ games: any WordGameRepository, waiting: WriteQueue = WriteQueue()) {
    (self.games, self.waiting) = (games, waiting)
  }

  public var unsaved: RepositoryError? { waiting.reason }

  /// Begins a game, which has a temporary ID while it is queued.
  public func begin(_ game: WordGameStart, at moment: Moment) async throws(RepositoryError) -> PastWordGame.ID {
    let own = stored.withLock { stored in
      let own = PastWordGame.ID(number: -1 - Int64(stored.count))
      stored[own] = own
      return own
    }
    try await waiting.make { [self] () async throws(RepositoryError) in
      let id = try await games.begin(game, at: moment)
      stored.withLock { $0[own] = id }
    }
    return id(of: own)
  }

  public func note(_ result: FallingResult, round: Int, of game: PastWordGame.ID) async throws(RepositoryError) {
    try await waiting.make(isAnswer: true) { [self] () async throws(RepositoryError) in
      try await games.note(result, round: round, of: id(of: game))
    }
  }

  public func finish(_ game: PastWordGame.ID, at moment: Moment) async throws(RepositoryError) -> PastWordGame? {
    let past = Finished()
    try await waiting.make { [self] () async throws(RepositoryError) in
      let game = try await games.finish(id(of: game), at: moment)
      past.game.withLock { $0 = game }
    }
    return past.game.withLock { $0 }
  }

  /// The wrapped repository, after a retry of queued writes.
  private var latest: any WordGameRepository {
    get async {
      await waiting.retry()
      return games
    }
  }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<PastWordGame> {
    try await latest.history(at: place, most: most)
  }

  public func game(_ id: PastWordGame.ID) async throws(RepositoryError) -> Owned<PastWordGame>? {
    let games = await latest
    return try await games.game(self.id(of: id))
  }

  public func ownBest() async throws(RepositoryError) -> [BestWordGames] { try await latest.ownBest() }

  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestWordGames>] {
    try await latest.everybodysBest()
  }

  public func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally] {
    try await latest.tallies(of: lesson)
  }

  public func taken(in lesson: WordLesson) async throws(RepositoryError) -> [TranslatedWord.ID: Set<String>] {
    try await games.taken(in: lesson)
  }

  private func id(of game: PastWordGame.ID) -> PastWordGame.ID { stored.withLock { $0[game] ?? game } }
}
