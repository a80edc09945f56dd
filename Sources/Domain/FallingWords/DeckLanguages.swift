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

/// From which language a deck is asked.
public enum WordDirection: String, CaseIterable, Hashable, Sendable {
  /// Words of the first language, translations of the second.
  case forward
  /// The other way round.
  case backward

  /// The other one.
  public var swapped: WordDirection { self == .forward ? .backward : .forward }
}
