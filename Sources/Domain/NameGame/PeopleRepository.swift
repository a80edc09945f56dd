/// Where the people come from.
public protocol PeopleRepository: Sendable {
  /// Returns the people who are at hand, or loads them.
  func people() async throws(RepositoryError) -> Loaded<PeopleList>
  /// Loads them anew; where that fails, the last good answer with the reason.
  func refreshed() async throws(RepositoryError) -> Loaded<PeopleList>
}

/// Where the pictures of people come from.
public protocol PortraitRepository: Sendable {
  /// Returns the path of a checked picture file for each person who has one.
  ///
  /// Nobody waits without end: a picture that cannot be had in time is left out.
  func files(of people: [Person]) async -> [Person.ID: String]
}
