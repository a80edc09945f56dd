/// Where the people come from.
public protocol PeopleRepository: Sendable {
  /// Returns the people who are at hand, or loads them.
  func people() async throws(RepositoryError) -> Loaded<PeopleList>
  /// Loads them anew; where that fails, the last good answer with the reason.
  func refreshed() async throws(RepositoryError) -> Loaded<PeopleList>
}

/// The people of one source.
public struct PeopleList: Hashable, Sendable {
  /// Those who can be asked for, in the order of the source.
  public let people: [Person]
  /// Those who were left out, in the order of the source.
  public let excluded: CappedList<ExcludedPerson>

  /// Lists people and those who were left out.
  public init(people: [Person], excluded: CappedList<ExcludedPerson> = []) {
    self.people = people
    self.excluded = excluded
  }
}

/// An element of a list of people that was left out.
public struct ExcludedPerson: Hashable, Sendable {
  /// The id as the source gave it; nil where it gave none.
  public let id: String?
  /// The element's place in the source, from 0.
  public let index: Int
  /// Where it stands.
  public let place: SourcePlace
  /// The name, where it could be read.
  public let name: String?
  /// Why it was left out.
  public let reason: Reason

  /// Says what was left out and why.
  public init(id: String? = nil, index: Int, at place: SourcePlace, name: String? = nil, reason: Reason) {
    self.id = id
    self.index = index
    self.place = place
    self.name = name
    self.reason = reason
  }

  /// Why somebody is left out; the raw value is stable enough for scripts.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// There is no picture.
    case noPicture
    /// The picture shows nobody, such as a logo.
    case placeholder
    /// Several others have the same picture.
    case samePictureAsOthers
    /// There is no name to ask for.
    case noName
    /// The id stood there before.
    case duplicateID
    /// It is not the description of a person.
    case badRow
    /// A row of a table has more fields than there are headings.
    case tooManyFields
    /// A row of a table is not written in UTF-8.
    case notUTF8
  }
}

/// Where the pictures of people come from.
public protocol PortraitRepository: Sendable {
  /// Returns the path of a checked picture file for each person who has one.
  ///
  /// Nobody waits without end: a picture that cannot be had in time is left out.
  func files(of people: [Person]) async -> [Person.ID: String]
}
