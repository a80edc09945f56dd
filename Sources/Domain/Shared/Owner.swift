/// Whose a cart, a game or an answer is: a person at a shared store, or a till; nobody where there is only one.
///
/// It has no password. Two ways to write a name are one owner where only case,
/// accents' spelling or spaces around differ.
public struct Owner: Hashable, Sendable {
  /// The longest name, in characters.
  public static let longestName = 40

  /// The name as a person wrote it, on one line; empty for nobody.
  public let name: String
  /// What names are compared by; empty for nobody.
  public let key: String

  /// Nobody in particular, to whom everything belongs where no name is given.
  public static let nobody = Owner(name: "", key: "")

  /// Whether it is nobody.
  public var isNobody: Bool { key.isEmpty }

  /// Makes an owner of a name; nil for one that is empty, too long or cannot be seen.
  public init?(_ text: String) {
    guard let name = text.oneLine(atMost: Self.longestName) else { return nil }
    let seen = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    // By way of the large letters, as some small ones have only those in common.
    self.init(name: name, key: String(String.UnicodeScalarView(seen)).uppercased().lowercased())
  }

  private init(name: String, key: String) { (self.name, self.key) = (name, key) }

  /// Whether two names mean the same one.
  public static func == (one: Owner, other: Owner) -> Bool { one.key == other.key }

  /// Puts into a hasher what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
