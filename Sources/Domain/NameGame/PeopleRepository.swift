/// A source of people.
public protocol PeopleRepository: Sendable {
  /// Returns the people, loading them if needed.
  func people() async throws(RepositoryError) -> Loaded<PeopleList>
  /// Reloads the people; if that fails, returns the last good list with the reason.
  func refreshed() async throws(RepositoryError) -> Loaded<PeopleList>
}

/// A source of people's pictures.
public protocol PortraitRepository: Sendable {
  /// Returns the path of a checked picture file for each person who has one. Omits pictures that cannot be loaded in
  /// time.
  func files(of people: [Person]) async -> [Person.ID: String]
}
