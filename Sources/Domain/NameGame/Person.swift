/// Somebody whose name can be learnt.
public struct Person: Hashable, Identifiable, Sendable {
  /// What tells this person from all others of a list, whatever they are called.
  public let id: ID
  /// The id as the source gave it; nil where it gave none.
  public let givenID: String?
  /// The first name; empty where only a full name is known.
  public let firstName: String
  /// The last name; empty where only a full name is known.
  public let lastName: String
  /// The full name.
  public let name: String
  /// What the person does, where it is known.
  public let title: String?
  /// Where the person works, where it is known.
  public let team: String?
  /// The full name without case and accents; two people who have the same one never stand in one round.
  public let matchKey: String
  /// What can be said about how the person looks.
  public let likeness: Likeness
  /// Where the picture is; nil where there is none.
  public let picture: PictureSource?

  /// Describes a person; the match key is computed by whoever reads the name.
  public init(
    id: ID,
    givenID: String? = nil,
    firstName: String = "",
    lastName: String = "",
    name: String,
    title: String? = nil,
    team: String? = nil,
    matchKey: String,
    likeness: Likeness = .unknown,
    picture: PictureSource? = nil
  ) {
    self.id = id
    self.givenID = givenID
    self.firstName = firstName
    self.lastName = lastName
    self.name = name
    self.title = title
    self.team = team
    self.matchKey = matchKey
    self.likeness = likeness
    self.picture = picture
  }

  /// The key of a person, unique within a list and the same each time the list is read.
  public struct ID: Hashable, Comparable, Sendable {
    /// The text that tells one person from all others.
    public let key: String
    /// Wraps a key.
    public init(_ key: String) { self.key = key }

    /// Whether one key stands before another, in an order that no language changes.
    public static func < (first: ID, second: ID) -> Bool { first.key < second.key }
  }
}
