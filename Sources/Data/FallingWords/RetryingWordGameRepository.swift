public import ArcadeDomain
import Synchronization

/// Games of falling words that wait in memory while another repository cannot store them.
public final class RetryingWordGameRepository: WordGameRepository {
  private let games: any WordGameRepository
  private let waiting: WriteQueue
  /// What the games are called that had to wait: a number below 0 until they are stored.
  private let stored = Mutex<[PastWordGame.ID: PastWordGame.ID]>([:])

  /// What finishing a game returned, where it did not have to wait.
  private final class Finished: Sendable {
    let game = Mutex<PastWordGame?>(nil)
  }

  /// Stands before a repository; what waits, waits with other writes.
  public init(_ games: any WordGameRepository, waiting: WriteQueue = WriteQueue()) {
    (self.games, self.waiting) = (games, waiting)
  }

  public var unsaved: RepositoryError? { waiting.reason }

  /// Begins a game, which has a number of its own while it waits.
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

  /// What is stored, once what waits was tried again.
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
