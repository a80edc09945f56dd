/// Where the pictures of people come from.
public protocol PortraitRepository: Sendable {
  /// Returns the path of a checked picture file for each person who has one.
  ///
  /// Nobody waits without end: a picture that cannot be had in time is left out.
  func files(of people: [Person]) async -> [Person.ID: String]
}
