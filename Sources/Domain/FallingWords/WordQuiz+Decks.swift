extension WordQuiz {
  /// Returns all decks without loading any, so without opening a connection.
  public func allDecks() async throws(RepositoryError) -> [DeckSummary] { try await decks.decks() }

  /// Returns a deck; `isRetry` asks its source again. Throws `.notFound` if there is none.
  public func deck(_ id: Deck.ID, isRetry: Bool = false) async throws(RepositoryError) -> Loaded<Deck> {
    try await isRetry ? decks.refreshed(id) : decks.deck(id)
  }

  /// Deletes an imported deck; its games stay in the history.
  public func deleteDeck(_ id: Deck.ID) async throws(RepositoryError) { try await decks.delete(id) }
}
