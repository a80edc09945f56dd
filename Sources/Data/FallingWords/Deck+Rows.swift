import ArcadeDomain

extension Connection {
  /// Reads a deck with its pairs; nil where there is none.
  func deck(_ id: Deck.ID) throws(RepositoryError) -> Deck? {
    try row("SELECT * FROM word_decks WHERE id = ?", id.keptNumber) { row in
      let pairs = try rows("SELECT * FROM word_pairs WHERE deck_id = ? ORDER BY position", id.keptNumber) { row in
        try row.wordPair()
      }
      return Deck(id: id, name: try row.text("name"), languages: try row.deckLanguages(), pairs: pairs)
    }
  }

  /// Returns the number of the deck that has a name, whatever its case.
  func deckNumber(named name: String) throws(RepositoryError) -> Int64? {
    try row("SELECT id FROM word_decks WHERE name_key = ?", DeckName.key(name)) { try $0.integer("id") }
  }

  /// Writes all of a deck whose row is there.
  func writeDeck(_ reading: DeckReading, as name: String, number: Int64) throws(RepositoryError) -> DeckSummary {
    try run(
      "UPDATE word_decks SET name = ?, first_language = ?, second_language = ? WHERE id = ?",
      name,
      reading.languages.first.rawValue,
      reading.languages.second.rawValue,
      number
    )
    try run("DELETE FROM word_pairs WHERE deck_id = ?", number)
    for (position, pair) in reading.pairs.enumerated() {
      try run(
        "INSERT INTO word_pairs (deck_id, position, first, second, topic) VALUES (?, ?, ?, ?, ?)",
        number,
        position,
        pair.first.text,
        pair.second.text,
        pair.topic
      )
    }
    let deck = Deck(id: Deck.ID(kept: number), name: name, languages: reading.languages, pairs: reading.pairs)
    return DeckSummary(deck, origin: .kept)
  }
}

extension Row {
  /// Returns a deck as a list shows it.
  func deckSummary() throws(RepositoryError) -> DeckSummary {
    DeckSummary(
      id: Deck.ID(kept: try integer("id")),
      name: try text("name"),
      origin: .kept,
      languages: try deckLanguages(),
      pairs: try count("pairs")
    )
  }

  fileprivate func deckLanguages() throws(RepositoryError) -> DeckLanguages {
    DeckLanguages(
      DeckLanguage(rawValue: try text("first_language")),
      DeckLanguage(rawValue: try text("second_language"))
    )
  }

  fileprivate func wordPair() throws(RepositoryError) -> TranslatedWord {
    TranslatedWord(
      try checked("first") { WordSide(kept: $0) },
      try checked("second") { WordSide(kept: $0) },
      topic: try optionalText("topic")
    )
  }
}
