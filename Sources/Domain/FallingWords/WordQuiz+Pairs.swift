extension WordQuiz {
  /// Adds what somebody wrote to a deck, where it is one's own; else to the own deck of a name, which is made where there
  /// is none. The word is in the language that is asked.
  ///
  /// Throws `DeckMistake` where it is no pair, and `.exists` where the deck has it. Returns the pair and the deck's name.
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

  /// Puts what somebody wrote in the place of a pair; what was learnt of it goes along.
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

  /// Takes a pair out of a deck; what was learnt of it stays known, should it come back. Returns it.
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
  /// Returns where what was learnt goes of the notes that say something else in what was read than in the kept deck of its
  /// name: those of one guid, or of one text where the languages are others.
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

  /// Returns where what was learnt of pairs goes that say something else in a deck as it is now: along with them, or to
  /// both where another deck still asks the old one.
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
      // One that cannot be had now asks nothing.
      guard let other = try? await decks.deck(other.id).value else { continue }
      asked.formUnion(other.cards(among: wanted))
    }
    return cards.map { ReviewMove(from: $0.from, to: $0.to, isCopy: asked.contains($0.from)) }
  }
}

extension TranslatedWord {
  /// What tells the same note from others when it is imported again.
  fileprivate var note: String { guid.map { "guid \($0)" } ?? id.rawValue }
}
