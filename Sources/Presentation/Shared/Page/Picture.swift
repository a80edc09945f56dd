/// A picture to show.
public struct Picture: Hashable, Sendable {
  /// Where it is, from small to large: addresses of the web, or paths of files that Arcade keeps.
  public let addresses: [String]
  /// What is to be seen on it; empty where the words beside it say enough.
  public let words: String
  /// Whether it is a file at hand, which is shown without being asked for.
  public let isAtHand: Bool

  /// Names a picture.
  public init(_ addresses: [String], words: String = "", isAtHand: Bool = false) {
    self.addresses = addresses
    self.words = words
    self.isAtHand = isAtHand
  }
}
