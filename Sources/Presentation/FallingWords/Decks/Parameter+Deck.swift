import ArcadeDomain

extension Parameter<Deck.ID> {
  /// One of the listed decks.
  static func deck(among decks: [DeckSummary], example: String? = nil, _ phrases: WordPhrases) -> Parameter {
    let field = Field("n", phrases.deckLabel, .row(decks.map { Choice($0.id.rawValue, $0.name) }), example: example)
    return Parameter(field) {
      phrases.noSuchDeck($0)
    } read: { text in
      // A text that is neither a number nor an ID can be a name.
      (decks.first { $0.id.rawValue == text } ?? decks.first { SearchKey.of($0.name) == SearchKey.of(text) })?.id
    }
  }
}
