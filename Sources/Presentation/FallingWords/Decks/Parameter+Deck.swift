import ArcadeDomain

extension Parameter<Deck.ID> {
  /// One of the decks that are listed.
  static func deck(among decks: [DeckSummary], example: String? = nil, _ phrases: WordPhrases) -> Parameter {
    let field = Field("n", phrases.deckLabel, .row(decks.map { Choice($0.id.rawValue, $0.name) }), example: example)
    return Parameter(field) {
      phrases.noSuchDeck($0)
    } read: { text in
      // What is neither a number nor an id may be a name.
      (decks.first { $0.id.rawValue == text } ?? decks.first { SearchKey.of($0.name) == SearchKey.of(text) })?.id
    }
  }
}
