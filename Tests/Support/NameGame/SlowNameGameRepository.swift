public import ArcadeData
public import ArcadeDomain

/// A repository during whose writing a test does something else.
public struct SlowNameGameRepository: NameGameRepository {
  private let games: InMemoryNameGameRepository
  private let meanwhile: @Sendable (NameGameCall) async -> Void

  /// Stands before a repository in memory.
  public init(_ games: InMemoryNameGameRepository, meanwhile: @escaping @Sendable (NameGameCall) async -> Void) {
    self.games = games
    self.meanwhile = meanwhile
  }

  /// Keeps an answer, while something else is done.
  public func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError) {
    await meanwhile(.record)
    try await games.record(answer, at: moment)
  }

  /// Keeps a finished game, while something else is done.
  public func finish(_ result: NameGameResult) async throws(RepositoryError) {
    await meanwhile(.finish)
    try await games.finish(result)
  }

  /// Lists the finished games.
  public func history(at place: ListPlace, most: Int) async throws(RepositoryError) -> ListPart<
    (number: Int64, result: NameGameResult)
  > {
    try await games.history(at: place, most: most)
  }

  /// Counts the answers by person.
  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] { try await games.records() }
}
