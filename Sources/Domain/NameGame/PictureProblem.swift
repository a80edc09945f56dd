/// What is to be said of a picture, while whoever it is of can be learnt all the same.
public struct PictureProblem: Hashable, Sendable {
  /// What is wrong; the raw value is stable enough for scripts.
  public enum Kind: String, Hashable, Sendable {
    /// A list names a file that is not there.
    case missing
    /// What a file begins with is no picture.
    case notPicture
    /// A file is called like several people, none of whom gets it.
    case shared
    /// Several files are called like one person, who gets the first.
    case several
  }

  /// What is wrong.
  public let kind: Kind
  /// The files, as a list or a folder has them.
  public let files: [String]
  /// Who it is about.
  public let people: [String]
  /// Where a list names it; nil where that is in none.
  public let place: SourcePlace?

  /// Says what is wrong with files of people.
  public init(_ kind: Kind, _ files: [String], of people: [String], at place: SourcePlace? = nil) {
    (self.kind, self.files, self.people, self.place) = (kind, files, people, place)
  }
}
