extension WordQuiz {
  /// Returns the progress of all learners with the words of one deck or all readable decks, and the most missed words.
  public func progress(of deck: Deck.ID? = nil) async throws(RepositoryError) -> LearningProgress<WordCard> {
    guard let learning else { return LearningProgress(learners: [], missed: []) }
    var words: [ReviewCardID: WordCard] = [:]
    for deck in try await chosen(deck) {
      for card in deck.cards(.forward, inBoth: true) { words[card.id] = card }
    }
    return try await learning.progress(of: .words, about: words)
  }

  private func chosen(_ id: Deck.ID?) async throws(RepositoryError) -> [Deck] {
    if let id { return [try await decks.deck(id).value] }
    var all: [Deck] = []
    for summary in try await decks.decks() {
      if let deck = try? await decks.deck(summary.id) { all.append(deck.value) }
    }
    return all
  }
}
