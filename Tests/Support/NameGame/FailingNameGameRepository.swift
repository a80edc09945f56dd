import ArcadeData
public import ArcadeDomain

/// Answers and finished games that cannot be read or kept where their faults say so.
public struct FailingNameGameRepository: NameGameRepository {
  private let games: any NameGameRepository
  private let faults: Faults<NameGameCall>

  /// Stands before an empty repository.
  public init(faults: Faults<NameGameCall>) {
    self.init(InMemoryNameGameRepository(), faults: faults)
  }

  /// Stands before another repository.
  public init(_ games: any NameGameRepository, faults: Faults<NameGameCall>) {
    self.games = games
    self.faults = faults
  }

  /// Keeps an answer, or fails.
  public func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError) {
    try await faults.run(.record) { () async throws(RepositoryError) in try await games.record(answer, at: moment) }
  }

  /// Keeps a finished game, or fails.
  public func finish(_ result: NameGameResult) async throws(RepositoryError) {
    try await faults.run(.finish) { () async throws(RepositoryError) in try await games.finish(result) }
  }

  /// Lists the finished games, or fails.
  public func history(at place: ListPlace, most: Int) async throws(RepositoryError) -> ListPart<
    (number: Int64, result: NameGameResult)
  > {
    try await faults.run(.history) { () async throws(RepositoryError) in
      try await games.history(at: place, most: most)
    }
  }

  /// Counts the answers by person, or fails.
  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] {
    try await faults.run(.records) { () async throws(RepositoryError) in try await games.records() }
  }
}
