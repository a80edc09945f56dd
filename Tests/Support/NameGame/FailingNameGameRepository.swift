public import ArcadeDomain

/// Answers and finished games that can be made to fail.
public struct FailingNameGameRepository: NameGameRepository {
  private let games: any NameGameRepository
  private let faults: Faults<NameGameCall>

  /// Wraps another repository.
  public init(_ games: any NameGameRepository, faults: Faults<NameGameCall>) {
    (self.games, self.faults) = (games, faults)
  }

  public func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError) {
    try await faults.run(.record, await games.record(answer, at: moment))
  }

  public func finish(_ result: NameGameResult) async throws(RepositoryError) {
    try await faults.run(.finish, await games.finish(result))
  }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<NameGameResult> {
    try await faults.run(.history, await games.history(at: place, most: most))
  }

  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] {
    try await faults.run(.records, await games.records())
  }
}

/// A call of the people or the name game's repository that a test can make fail.
public enum NameGameCall: Hashable, CaseIterable, Sendable {
  /// Reading the people.
  case people
  /// Reloading them.
  case refreshed
  /// Storing an answer.
  case record
  /// Storing a finished game.
  case finish
  /// Listing the finished games.
  case history
  /// Counting the answers by person.
  case records
}

/// People that can be made to fail.
public struct FailingPeople: PeopleRepository {
  private let repository: any PeopleRepository
  private let faults: Faults<NameGameCall>

  /// Wraps another repository.
  public init(_ repository: any PeopleRepository = SamplePeople.repository(), faults: Faults<NameGameCall>) {
    (self.repository, self.faults) = (repository, faults)
  }

  public func people() async throws(RepositoryError) -> Loaded<PeopleList> {
    try await faults.run(.people, await repository.people())
  }

  /// Reloads the people, or fails.
  public func refreshed() async throws(RepositoryError) -> Loaded<PeopleList> {
    try await faults.run(.refreshed, await repository.refreshed())
  }
}
