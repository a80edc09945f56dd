/// Somebody whose name can be learnt.
public struct Person: Hashable, Identifiable, Sendable {
  /// What tells this person from all others of a list, whatever they are called.
  public let id: ID
  /// The full name.
  public let name: String
  /// The full name without case and accents; two people who have the same one never stand in one round.
  public let matchKey: String
  /// What can be said about how the person looks.
  public let likeness: Appearance
  private let more: More

  /// The id as the source gave it; nil where it gave none.
  public var givenID: String? { more.value?.givenID }
  /// The first name; empty where only a full name is known.
  public var firstName: String { more.value?.firstName ?? "" }
  /// The last name; empty where only a full name is known.
  public var lastName: String { more.value?.lastName ?? "" }
  /// What the person does, where it is known.
  public var title: String? { more.value?.title }
  /// Where the person works, where it is known.
  public var team: String? { more.value?.team }
  /// Where the picture is; nil where there is none.
  public var picture: PictureSource? {
    switch more {
    case .nothing: nil
    case .picture(let picture): picture
    case .known(let value): value.picture
    }
  }

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
    likeness: Appearance = .unknown,
    picture: PictureSource? = nil
  ) {
    self.id = id
    self.name = name
    self.matchKey = matchKey
    self.likeness = likeness
    more = More(
      More.Value(
        givenID: givenID,
        firstName: firstName,
        lastName: lastName,
        title: title,
        team: team,
        picture: picture
      )
    )
  }

  /// What many lists do not say; apart, so that who is known by the name alone takes half as much memory.
  private indirect enum More: Hashable, Sendable {
    case nothing
    case picture(PictureSource)
    case known(Value)

    init(_ value: Value) {
      var rest = value
      rest.picture = nil
      self = rest == Value() ? value.picture.map(More.picture) ?? .nothing : .known(value)
    }

    var value: Value? {
      if case .known(let value) = self { value } else { nil }
    }

    struct Value: Hashable, Sendable {
      var givenID: String?
      var firstName = ""
      var lastName = ""
      var title: String?
      var team: String?
      var picture: PictureSource?
    }
  }
}
