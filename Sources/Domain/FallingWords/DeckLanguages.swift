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
