/// A person whose name can be learnt.
public struct Person: Hashable, Identifiable, Sendable {
  /// The identifier within a list, which does not depend on the name.
  public let id: ID
  /// The full name.
  public let name: String
  /// The folded full name, without case and accents; people with equal keys are never offered in one round.
  public let matchKey: String
  /// The description of the person's looks.
  public let appearance: Appearance
  private let more: More

  /// The id in the source; nil if it gives none.
  public var givenID: String? { more.value?.givenID }
  /// The first name; empty if only the full name is known.
  public var firstName: String { more.value?.firstName ?? "" }
  /// The last name; empty if only the full name is known.
  public var lastName: String { more.value?.lastName ?? "" }
  /// The job title, if known.
  public var title: String? { more.value?.title }
  /// The team or employer, if known.
  public var team: String? { more.value?.team }
  /// The source of the picture; nil if there is none.
  public var picture: PictureSource? {
    switch more {
    case .nothing: nil
    case .picture(let picture): picture
    case .known(let value): value.picture
    }
  }

  /// Creates a person; the reader of the list computes the match key.
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

  /// The optional fields, stored separately so that a person with only a name takes half as much memory.
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
  /// The key of a person, unique within a list and the same in every reading.
  public struct ID: Hashable, Comparable, Sendable {
    private let form: Form

    /// A list can have a million generated keys, which take a third of the memory as numbers.
    private enum Form: Hashable, Sendable {
      case given(String)
      /// The fingerprint of a person, and a number among those with the same one.
      case made(Fingerprint, UInt32)
    }

    /// Wraps a key.
    public init(_ key: String) { form = Self.made(key) ?? .given(key) }

    /// Generates the key of a person without an id, numbered from 1 among those with the same fingerprint.
    package init(_ fingerprint: Fingerprint, number: UInt32 = 1) { form = .made(fingerprint, number) }

    /// The text that identifies the person.
    public var key: String {
      switch form {
      case .given(let key): key
      case .made(let fingerprint, 1): "~" + fingerprint.digits
      case .made(let fingerprint, let number): "~\(fingerprint.digits)-\(number)"
      }
    }

    /// Whether one key is before another, in the same order for all languages.
    public static func < (first: ID, second: ID) -> Bool { first.key < second.key }

    /// Parses a generated key into its compact form; nil for any other key.
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
