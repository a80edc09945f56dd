public import ArcadeDomain

/// Answers and games that wait in memory while another repository cannot store them.
public struct RetryingNameGameRepository: NameGameRepository {
  private let games: any NameGameRepository
  private let waiting: WaitingWrites

  /// Stands before a repository; what waits, waits with other writes.
  public init(_ games: any NameGameRepository, waiting: WaitingWrites = WaitingWrites()) {
    self.games = games
    self.waiting = waiting
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
  public func history() async throws(RepositoryError) -> [NameGameResult] {
    await waiting.retry()
    return try await games.history()
  }

  /// Returns what is stored of everybody, once what waits was tried again.
  public func everybodysHistory() async throws(RepositoryError) -> [Owned<NameGameResult>] {
    await waiting.retry()
    return try await games.everybodysHistory()
  }

  /// Returns what the stored answers say, once what waits was tried again.
  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] {
    await waiting.retry()
    return try await games.records()
  }
}
