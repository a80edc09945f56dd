/// A code that a customer gives, compared without case (also ß and SS), outer space and width.
public struct PromotionCode: Hashable, Sendable {
  /// The code as it was written, without outer space.
  public let text: String
  /// What codes are compared by.
  public let key: String

  /// Reads a code; nil where there is nothing but space.
  ///
  /// `folded` brings out the compatibility form of Unicode (NFKC), which the standard library does not
  /// make; without it, full-width letters are folded all the same.
  public init?(_ text: String, folded: String? = nil) {
    guard let trimmed = Self.trimmed(text), let key = Self.trimmed((folded ?? text).narrowed) else { return nil }
    self.text = trimmed
    // ẞ has a capital only once it is small, and ß only two.
    self.key = key.lowercased().uppercased().lowercased()
  }

  /// Whether two codes are the same.
  public static func == (one: PromotionCode, other: PromotionCode) -> Bool { one.key == other.key }

  /// Feeds what codes are compared by into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private static func trimmed(_ text: String) -> String? {
    let trimmed = text[...].trimmed
    return trimmed.isEmpty ? nil : String(trimmed)
  }
}
