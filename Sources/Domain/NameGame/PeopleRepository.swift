/// Where the people come from.
public protocol PeopleRepository: Sendable {
  /// Returns the people who are at hand, or loads them.
  func people() async throws(RepositoryError) -> Loaded<PeopleList>
  /// Loads them anew; where that fails, the last good answer with the reason.
  func refreshed() async throws(RepositoryError) -> Loaded<PeopleList>
}
