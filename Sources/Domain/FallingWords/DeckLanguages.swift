/// The two languages of a deck, as its source names them.
public struct DeckLanguages: Hashable, Sendable {
  /// The language of the words.
  public let first: DeckLanguage
  /// The language of the translations.
  public let second: DeckLanguage

  /// Creates a pair of languages.
  public init(_ first: DeckLanguage, _ second: DeckLanguage) { (self.first, self.second) = (first, second) }

  /// Returns the language of the question in a direction.
  public func asked(_ direction: WordDirection) -> DeckLanguage { direction == .forward ? first : second }

  /// Returns the language of the answer in a direction.
  public func answered(_ direction: WordDirection) -> DeckLanguage { asked(direction.swapped) }
}

/// The direction in which a deck is asked.
public enum WordDirection: String, CaseIterable, Hashable, Sendable {
  /// From the first language to the second.
  case forward
  /// From the second language to the first.
  case backward

  /// The opposite direction.
  public var swapped: WordDirection { self == .forward ? .backward : .forward }
}
