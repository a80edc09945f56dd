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
  /// The file that is missing, where that is why.
  public let file: String?

  /// Says what was left out and why.
  public init(
    id: String? = nil,
    index: Int,
    at place: SourcePlace,
    name: String? = nil,
    reason: Reason,
    file: String? = nil
  ) {
    (self.id, self.index, self.place, self.name) = (id, index, place, name)
    (self.reason, self.file) = (reason, file)
  }

  /// Why somebody is left out; the raw value is stable enough for scripts.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// There is no picture.
    case noPicture
    /// The file that is to be the picture is not there.
    case missingPicture
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
