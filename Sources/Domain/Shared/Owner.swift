/// The owner of a cart, game or answer: a user of a shared store, or a till; nobody if there is only one.
///
/// Owners have no password. Two spellings of a name denote the same owner if they differ only in case, Unicode form or
/// surrounding spaces.
public struct Owner: Hashable, Sendable {
  /// The longest name, in characters.
  public static let longestName = 40

  /// The name as the user typed it, on one line; empty for nobody.
  public let name: String
  /// The key by which names are compared; empty for nobody.
  public let key: String

  /// The owner of everything if no name is given.
  public static let nobody = Owner(name: "", key: "")

  /// Whether this is ``nobody``.
  public var isNobody: Bool { key.isEmpty }

  /// Creates an owner; nil if the name is empty, too long or invisible.
  public init?(_ text: String) {
    guard let name = text.oneLine(atMost: Self.longestName) else { return nil }
    let seen = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    // Uppercase first, since some lowercase letters are equal only that way.
    self.init(name: name, key: String(String.UnicodeScalarView(seen)).uppercased().lowercased())
  }

  private init(name: String, key: String) { (self.name, self.key) = (name, key) }

  /// Whether two names denote the same owner.
  public static func == (one: Owner, other: Owner) -> Bool { one.key == other.key }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
