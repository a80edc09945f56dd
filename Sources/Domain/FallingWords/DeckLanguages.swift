/// The two languages of a deck, as its source calls them.
public struct DeckLanguages: Hashable, Sendable {
  /// The language of the words.
  public let first: DeckLanguage
  /// The language of the translations.
  public let second: DeckLanguage

  /// Joins two languages.
  public init(_ first: DeckLanguage, _ second: DeckLanguage) { (self.first, self.second) = (first, second) }

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

  /// English, by its code in ISO 639-3.
  public static let english = DeckLanguage(rawValue: "eng")
  /// Spanish, by its code in ISO 639-3.
  public static let spanish = DeckLanguage(rawValue: "spa")
  /// French, by its code in ISO 639-3.
  public static let french = DeckLanguage(rawValue: "fra")
  /// Japanese, by its code in ISO 639-3.
  public static let japanese = DeckLanguage(rawValue: "jpn")
  /// What is asked, in a deck that names no language.
  public static let front = DeckLanguage(rawValue: "Front")
  /// What is right, in a deck that names no language.
  public static let back = DeckLanguage(rawValue: "Back")
}

/// From which language a deck is asked.
public enum WordDirection: String, CaseIterable, Hashable, Sendable {
  /// Words of the first language, translations of the second.
  case forward
  /// The other way round.
  case backward

  /// The other one.
  public var swapped: WordDirection { self == .forward ? .backward : .forward }
}
