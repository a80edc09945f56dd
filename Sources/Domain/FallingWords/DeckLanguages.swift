/// The two languages of a deck, as its source calls them.
public struct DeckLanguages: Hashable, Sendable {
  /// The language of the words.
  public let first: DeckLanguage
  /// The language of the translations.
  public let second: DeckLanguage

  /// Joins two languages.
  public init(_ first: DeckLanguage, _ second: DeckLanguage) {
    self.first = first
    self.second = second
  }

  /// Returns the language that is asked in a direction.
  public func asked(_ direction: WordDirection) -> DeckLanguage { direction == .forward ? first : second }

  /// Returns the language that is answered in a direction.
  public func answered(_ direction: WordDirection) -> DeckLanguage { asked(direction.swapped) }
}

/// A language as a deck calls it: a code such as `eng`, or any name.
public struct DeckLanguage: RawRepresentable, Hashable, Sendable {
  /// The code or name, as it is written in the deck.
  public let rawValue: String

  /// Wraps a code or name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// English.
  public static let english = DeckLanguage(rawValue: "eng")
  /// Spanish.
  public static let spanish = DeckLanguage(rawValue: "spa")
  /// French.
  public static let french = DeckLanguage(rawValue: "fra")
  /// Japanese.
  public static let japanese = DeckLanguage(rawValue: "jpn")
  /// What is asked, in a deck that names no language.
  public static let front = DeckLanguage(rawValue: "Front")
  /// What is right, in a deck that names no language.
  public static let back = DeckLanguage(rawValue: "Back")
}
