/// A text that may differ by language, such as the name of a discount.
public struct LocalizedText: Hashable, Sendable {
  /// The texts by the code of their language; empty where one text serves all.
  public let byLanguage: [String: String]
  private let fallback: String

  /// Makes a text that is the same in every language.
  public init(_ text: String) {
    byLanguage = [:]
    fallback = text
  }

  /// Makes a text from one per language code (`en`, `es`); nil where there is none.
  ///
  /// Where a language has none, English serves, else the first by code.
  public init?(byLanguage: [String: String]) {
    guard let first = byLanguage.min(by: { $0.key < $1.key }) else { return nil }
    self.byLanguage = byLanguage
    fallback = byLanguage["en"] ?? first.value
  }

  /// Returns the text in a language, or what stands in for it.
  public func text(in language: String) -> String {
    byLanguage[language] ?? fallback
  }
}
