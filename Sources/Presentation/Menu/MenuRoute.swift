/// A link from the menu to a system.
public struct MenuRoute: Route {
  /// The word of the system, such as `shop`.
  public let word: String

  /// Creates a link to a system.
  public init(_ word: String) { self.word = word }

  /// The address of the system's first screen.
  public var address: String { Address(word).text }

  /// Parses an address of one component.
  public init?(address: String) {
    guard let address = Address(address), address.parts.count == 1 else { return nil }
    word = address.parts[0]
  }
}
