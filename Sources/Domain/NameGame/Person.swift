/// Somebody whose name can be learnt.
public struct Person: Hashable, Identifiable, Sendable {
  /// What tells this person from all others of a list, whatever they are called.
  public let id: ID
  /// The full name.
  public let name: String
  /// The full name without case and accents; two people who have the same one never stand in one round.
  public let matchKey: String
  /// What can be said about how the person looks.
  public let appearance: Appearance
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
    appearance: Appearance = .unknown,
    picture: PictureSource? = nil
  ) {
    (self.id, self.name, self.matchKey, self.appearance) = (id, name, matchKey, appearance)
    more = More(
      More.Value(givenID: givenID, firstName: firstName, lastName: lastName, title: title, team: team, picture: picture)
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

    var value: Value? { if case .known(let value) = self { value } else { nil } }

    struct Value: Hashable, Sendable {
      var givenID: String?
      var firstName = ""
      var lastName = ""
      var title, team: String?
      var picture: PictureSource?
    }
  }
}

extension Person {
  /// The key of a person, unique within a list and the same each time the list is read.
  public struct ID: Hashable, Comparable, Sendable {
    private let form: Form

    /// A list can have a million keys that were made, which take a third of the memory as numbers.
    private enum Form: Hashable, Sendable {
      case given(String)
      /// Of the fingerprint of a person, and the how manieth of it this is.
      case made(Fingerprint, UInt32)
    }

    /// Wraps a key.
    public init(_ key: String) { form = Self.made(key) ?? .given(key) }

    /// Makes the key of somebody who has none, from 1 on for everybody of one fingerprint.
    package init(_ fingerprint: Fingerprint, number: UInt32 = 1) { form = .made(fingerprint, number) }

    /// The text that tells one person from all others.
    public var key: String {
      switch form {
      case .given(let key): key
      case .made(let fingerprint, 1): "~" + fingerprint.digits
      case .made(let fingerprint, let number): "~\(fingerprint.digits)-\(number)"
      }
    }

    /// Whether one key stands before another, in an order that no language changes.
    public static func < (first: ID, second: ID) -> Bool { first.key < second.key }

    /// Reads a key that was made, so that it is the same one; nil for all others.
    private static func made(_ key: String) -> Form? {
      guard key.utf8.first == UInt8(ascii: "~"), key.utf8.count >= 33, key.utf8.allSatisfy({ $0 < 0x80 }) else {
        return nil
      }
      guard let fingerprint = Fingerprint(digits: key.dropFirst().prefix(32)) else { return nil }
      let rest = key.dropFirst(33)
      if rest.isEmpty { return .made(fingerprint, 1) }
      guard rest.first == "-", let number = UInt32(rest.dropFirst()), number > 1, "-\(number)" == rest else {
        return nil
      }
      return .made(fingerprint, number)
    }
  }
}
