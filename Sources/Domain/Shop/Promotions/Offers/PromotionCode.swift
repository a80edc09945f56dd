/// A code that a customer gives; comparisons ignore case, including ß and SS, surrounding space and width.
public struct PromotionCode: Hashable, Sendable {
  /// The code as written, without surrounding space.
  public let text: String
  /// The key by which codes are compared.
  public let key: String

  /// Creates a code; nil if it is blank. `folded` is the text in the Unicode compatibility form (NFKC), which the
  /// standard library does not provide. Without it, only full-width characters are folded.
  public init?(_ text: String, folded: String? = nil) {
    guard let trimmed = Self.trimmed(text), let key = Self.trimmed((folded ?? text).narrowed) else { return nil }
    self.text = trimmed
    // ẞ maps to ss only through lower and then upper case, and ß only through upper case.
    self.key = key.lowercased().uppercased().lowercased()
  }

  /// Whether two codes are equal.
  public static func == (one: PromotionCode, other: PromotionCode) -> Bool { one.key == other.key }

  /// Hashes the key by which codes are compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private static func trimmed(_ text: String) -> String? {
    let trimmed = text[...].trimmed
    return trimmed.isEmpty ? nil : String(trimmed)
  }
}
