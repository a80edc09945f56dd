/// A language as a deck names it: a code such as `eng`, or any name.
public struct DeckLanguage: RawRepresentable, Hashable, Sendable {
  /// The code or name as the deck writes it.
  public let rawValue: String

  /// Wraps a code or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// English, by its code in ISO 639-3.
  public static let english = DeckLanguage(rawValue: "eng")
  /// Spanish, by its code in ISO 639-3.
  public static let spanish = DeckLanguage(rawValue: "spa")
  /// French, by its code in ISO 639-3.
  public static let french = DeckLanguage(rawValue: "fra")
  /// Japanese, by its code in ISO 639-3.
  public static let japanese = DeckLanguage(rawValue: "jpn")
  /// The side that is asked, in a deck that names no language.
  public static let front = DeckLanguage(rawValue: "Front")
  /// The side that is answered, in a deck that names no language.
  public static let back = DeckLanguage(rawValue: "Back")
}
