public import ArcadeDomain

/// A queue in memory for answers and games that another repository cannot store at present.
public struct RetryingNameGameRepository: NameGameRepository {
  private let games: any NameGameRepository
  private let waiting: WriteQueue

  /// Wraps a repository; its queue is shared with other writes.
  public init(_ games: any NameGameRepository, waiting: WriteQueue = WriteQueue()) {
    (self.games, self.waiting) = (games, waiting)
  }

  public var unsaved: RepositoryError? { waiting.reason }

  public func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError) {
    try await waiting.make(isAnswer: true) { [games] () async throws(RepositoryError) in
      try await games.record(answer, at: moment)
    }
  }

  public func finish(_ result: NameGameResult) async throws(RepositoryError) {
    try await waiting.make { [games] () async throws(RepositoryError) in try await games.finish(result) }
  }

  /// The wrapped repository, after a retry of queued writes.
  private var stored: any NameGameRepository {
    get async {
      await waiting.retry()
      return games
    }
  }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<NameGameResult> {
    try await stored.history(at: place, most: most)
  }

  public func ownBest() async throws(RepositoryError) -> [BestNameResults] { try await stored.ownBest() }

  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestNameResults>] {
    try await stored.everybodysBest()
  }

  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] { try await stored.records() }
}
