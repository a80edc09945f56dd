/// A text that may differ by language, such as the name of a discount.
public struct LocalizedText: Hashable, Sendable {
  // One dictionary and nothing beside it, so that a copy counts one reference.
  private let texts: [String: String]
  private static let anyLanguage = ""

  /// Makes a text that is the same in every language.
  public init(_ text: String) { texts = [Self.anyLanguage: text] }

  /// Makes a text from one per language code (`en`, `es`); nil where there is none.
  ///
  /// Where a language has none, English serves, else the first by code.
  public init?(byLanguage: [String: String]) {
    texts = byLanguage.filter { $0.key != Self.anyLanguage }
    if texts.isEmpty { return nil }
  }

  /// The texts by the code of their language; empty where one text serves all.
  public var byLanguage: [String: String] { texts[Self.anyLanguage] == nil ? texts : [:] }

  /// Returns the text in a language, or what stands in for it.
  public func text(in language: String) -> String {
    texts[language] ?? texts["en"] ?? texts.min { $0.key < $1.key }?.value ?? ""
  }
}
