public import ArcadeDomain

/// People who cannot be had where their faults say so.
public struct FailingPeople: PeopleRepository {
  private let repository: any PeopleRepository
  private let faults: Faults<NameGameCall>

  /// Stands before another repository.
  public init(_ repository: any PeopleRepository = SamplePeople.repository(), faults: Faults<NameGameCall>) {
    self.repository = repository
    self.faults = faults
  }

  /// Returns the people, or fails.
  public func people() async throws(RepositoryError) -> Loaded<PeopleList> {
    try await faults.run(.people) { () async throws(RepositoryError) in try await repository.people() }
  }

  /// Loads the people anew, or fails.
  public func refreshed() async throws(RepositoryError) -> Loaded<PeopleList> {
    try await faults.run(.refreshed) { () async throws(RepositoryError) in try await repository.refreshed() }
  }
}
