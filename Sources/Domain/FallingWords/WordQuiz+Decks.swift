extension WordQuiz {
  /// Returns all decks; it loads none, and opens no connection.
  public func allDecks() async throws(RepositoryError) -> [DeckSummary] { try await decks.decks() }

  /// Returns a deck, from its source again for `isRetry`; throws `.notFound` if there is none.
  public func deck(_ id: Deck.ID, isRetry: Bool = false) async throws(RepositoryError) -> Loaded<Deck> {
    try await isRetry ? decks.refreshed(id) : decks.deck(id)
  }

  /// Deletes a deck of one's own; what was played with it stays in the history.
  public func deleteDeck(_ id: Deck.ID) async throws(RepositoryError) { try await decks.delete(id) }
}
