public import ArcadeDomain

/// Answers and games that wait in memory while another repository cannot store them.
public struct RetryingNameGameRepository: NameGameRepository {
  private let games: any NameGameRepository
  private let waiting: WriteQueue

  /// Stands before a repository; what waits, waits with other writes.
  public init(_ games: any NameGameRepository, waiting: WriteQueue = WriteQueue()) {
    (self.games, self.waiting) = (games, waiting)
  }

  /// Why something waits.
  public var unsaved: RepositoryError? { waiting.reason }

  /// Stores an answer, or lets it wait.
  public func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError) {
    try await waiting.make(isAnswer: true) { [games] () async throws(RepositoryError) in
      try await games.record(answer, at: moment)
    }
  }

  /// Stores what a game came to, or lets it wait.
  public func finish(_ result: NameGameResult) async throws(RepositoryError) {
    try await waiting.make { [games] () async throws(RepositoryError) in try await games.finish(result) }
  }

  /// Returns what is stored, once what waits was tried again.
  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<
    (number: Int64, result: NameGameResult)
  > {
    await waiting.retry()
    return try await games.history(at: place, most: most)
  }

  /// Sums up what is stored, once what waits was tried again.
  public func best() async throws(RepositoryError) -> [BestNameResults] {
    await waiting.retry()
    return try await games.best()
  }

  /// Compares what is stored of everybody, once what waits was tried again.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestNameResults>] {
    await waiting.retry()
    return try await games.everybodysBest()
  }

  /// Returns what the stored answers say, once what waits was tried again.
  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] {
    await waiting.retry()
    return try await games.records()
  }
}
