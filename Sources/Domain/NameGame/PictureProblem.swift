/// A problem with a picture; the person can still be learnt.
public struct PictureProblem: Hashable, Sendable {
  /// The kind of problem; raw values are stable for scripts.
  public enum Kind: String, Hashable, Sendable {
    /// The list names a file that does not exist.
    case missing
    /// The file does not begin as a picture.
    case notPicture
    /// The file is named like several people, so it is used for none of them.
    case shared
    /// Several files are named like one person; the first is used.
    case several
  }

  /// The problem found.
  public let kind: Kind
  /// The files as they are named in the list or folder.
  public let files: [String]
  /// The people concerned.
  public let people: [String]
  /// The place in the list; nil if the problem is in no list.
  public let place: SourcePlace?

  /// Creates a report.
  public init(_ kind: Kind, _ files: [String], of people: [String], at place: SourcePlace? = nil) {
    (self.kind, self.files, self.people, self.place) = (kind, files, people, place)
  }
}
