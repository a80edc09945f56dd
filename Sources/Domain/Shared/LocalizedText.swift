/// A text that may differ by language, such as the name of a discount.
public struct LocalizedText: Hashable, Sendable {
  // A single dictionary, so that a copy counts one reference.
  private let texts: [String: String]
  private static let anyLanguage = ""

  /// Creates a text that is the same in every language.
  public init(_ text: String) { texts = [Self.anyLanguage: text] }

  /// Creates a text with one version per language code (`en`, `es`); nil if there is none. Missing languages fall back
  /// to English, or else to the first language code.
  public init?(byLanguage: [String: String]) {
    texts = byLanguage.filter { $0.key != Self.anyLanguage }
    if texts.isEmpty { return nil }
  }

  /// The texts by language code; empty if one text is used for all.
  public var byLanguage: [String: String] { texts[Self.anyLanguage] == nil ? texts : [:] }

  /// Returns the text in a language, or its fallback.
  public func text(in language: String) -> String {
    texts[language] ?? texts["en"] ?? texts.min { $0.key < $1.key }?.value ?? ""
  }
}
