extension WordQuiz {
  /// Adds a pair that the user typed to the lesson's deck if it is an imported one.
  ///
  /// Otherwise adds it to the imported deck named `ownName`, which is created if needed. The word is in the language
  /// that is asked. Returns the pair and its deck; throws `DeckMistake` if it is not a pair, and `.exists` if the deck
  /// has it.
  public func addPair(
    _ word: String,
    _ translation: String,
    to lesson: WordLesson,
    orTo ownName: String
  ) async throws -> (pair: TranslatedWord, deck: DeckSummary) {
    let known = try await decks.decks()
    guard let chosen = known.first(where: { $0.id == lesson.deck }) else {
      throw RepositoryError(.notFound, subject: lesson.deck.rawValue)
    }
    let pair = try written(word, translation, lesson.direction)
    let own = chosen.origin == .kept ? chosen : known.first { $0.origin == .kept && $0.name == ownName }
    if let own {
      try await decks.edit(own.id, .add(pair), moving: [])
      return (pair, own)
    }
    let languages = try await decks.deck(lesson.deck).value.languages
    let reading = DeckReading(name: ownName, languages: languages, pairs: [pair])
    return (pair, try await decks.keep(reading, as: ownName, replacing: false))
  }

  /// Replaces a pair with what the user typed and moves its review history to the new pair.
  public func editPair(
    _ id: TranslatedWord.ID,
    of lesson: WordLesson,
    to word: String,
    _ translation: String
  ) async throws -> TranslatedWord {
    let deck = try await own(lesson.deck)
    guard let old = deck.pairs.first(where: { $0.id == id }) else {
      throw RepositoryError(.notFound, subject: deck.name)
    }
    let new = try written(word, translation, lesson.direction, like: old)
    let edit = DeckEdit.replace(id, with: new)
    let changed = try deck.changed(by: edit)
    let moves = try await moves(of: [(old, new)], in: deck.languages, to: changed)
    try await decks.edit(deck.id, edit, moving: moves)
    return new
  }

  /// Removes a pair from a deck and returns it; its review history is kept in case it comes back.
  public func forgetPair(_ id: TranslatedWord.ID, of deck: Deck.ID) async throws -> TranslatedWord {
    let deck = try await own(deck)
    guard let old = deck.pairs.first(where: { $0.id == id }) else {
      throw RepositoryError(.notFound, subject: deck.name)
    }
    try await decks.edit(deck.id, .remove(id), moving: [])
    return old
  }

  private func own(_ id: Deck.ID) async throws -> Deck {
    guard let summary = try await decks.decks().first(where: { $0.id == id }) else {
      throw RepositoryError(.notFound, subject: id.rawValue)
    }
    guard summary.origin == .kept else { throw RepositoryError(.refused, subject: summary.name) }
    return try await decks.deck(id).value
  }

  private func written(
    _ word: String,
    _ translation: String,
    _ direction: WordDirection,
    like old: TranslatedWord? = nil
  ) throws(DeckMistake) -> TranslatedWord {
    let (first, second) = direction == .forward ? (word, translation) : (translation, word)
    return try decks.pair(first, second, like: old)
  }
}

extension WordQuiz {
  /// Returns how review history moves when readings replace the imported decks of the same names. A note is recognised
  /// by its guid, or by its text if only the languages changed.
  func moves(replacedBy readings: [DeckReading]) async throws(RepositoryError) -> [ReviewMove] {
    var moves: [ReviewMove] = []
    for reading in readings {
      guard let name = reading.name, let deck = try await decks.keptDeck(named: name) else { continue }
      let old = Dictionary(deck.pairs.map { ($0.note, $0) }) { first, _ in first }
      let changed = reading.pairs.compactMap { pair in old[pair.note].map { (old: $0, new: pair) } }
      let new = Deck(id: deck.id, name: name, languages: reading.languages, pairs: reading.pairs)
      moves += try await self.moves(of: changed, in: deck.languages, to: new)
    }
    return moves
  }

  /// Returns how the review history of changed pairs moves: to the new pair, or to both if another deck still asks the
  /// old one.
  private func moves(
    of changes: [(old: TranslatedWord, new: TranslatedWord)],
    in languages: DeckLanguages,
    to deck: Deck
  ) async throws(RepositoryError) -> [ReviewMove] {
    var cards: [(from: ReviewCardID, to: ReviewCardID)] = []
    for direction in WordDirection.allCases {
      cards += changes.map { change in
        (change.old.reviewCard(languages, direction), change.new.reviewCard(deck.languages, direction))
      }
    }
    cards = cards.filter { $0.from != $0.to }
    guard !cards.isEmpty else { return [] }
    let wanted = Set(cards.map { $0.from })
    var asked: Set<ReviewCardID> = []
    for other in try await decks.decks() where other.id != deck.id {
      // A deck that cannot be loaded now asks nothing.
      guard let other = try? await decks.deck(other.id).value else { continue }
      asked.formUnion(other.cards(among: wanted))
    }
    return cards.map { ReviewMove(from: $0.from, to: $0.to, isCopy: asked.contains($0.from)) }
  }
}

extension TranslatedWord {
  /// The identity of a note across imports.
  fileprivate var note: String { guid.map { "guid \($0)" } ?? id.rawValue }
}
