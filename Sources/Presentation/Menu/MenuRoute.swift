/// Where the menu leads: to the first screen of a system.
public struct MenuRoute: Route {
  /// The word of the system, such as `shop`.
  public let word: String

  /// Leads to a system.
  public init(_ word: String) { self.word = word }

  /// The address of the system's first screen.
  public var address: String { Address(word).text }

  /// Reads an address of one part.
  public init?(address: String) {
    guard let address = Address(address), address.parts.count == 1 else { return nil }
    word = address.parts[0]
  }
}
