/// An entry of a people list that was skipped.
public struct ExcludedPerson: Hashable, Sendable {
  /// The id in the source; nil if it gives none.
  public let id: String?
  /// The index in the source, from 0.
  public let index: Int
  /// The place in the source.
  public let place: SourcePlace
  /// The name, if it could be read.
  public let name: String?
  /// Why the entry was skipped.
  public let reason: Reason
  /// The missing file, if that is the reason.
  public let file: String?

  /// Creates a report.
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

  /// The reason for skipping an entry; raw values are stable for scripts.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// There is no picture.
    case noPicture
    /// The picture file does not exist.
    case missingPicture
    /// The picture shows no person, but a logo for example.
    case placeholder
    /// Several others have the same picture.
    case samePictureAsOthers
    /// There is no name to ask for.
    case noName
    /// The id was used before.
    case duplicateID
    /// The entry does not describe a person.
    case badRow
    /// A row of a table has more fields than there are headings.
    case tooManyFields
    /// A row of a table is not written in UTF-8.
    case notUTF8
  }
}
