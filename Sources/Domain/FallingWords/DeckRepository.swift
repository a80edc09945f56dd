/// Where decks come from and are kept.
public protocol DeckRepository: Sendable {
  /// Returns all decks; it loads none, and opens no connection.
  func decks() async throws(RepositoryError) -> [DeckSummary]
  /// Returns a deck; `.notFound` where there is none.
  func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck>
  /// Loads a deck anew; where that fails, the last good one with the reason.
  func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck>
  /// Keeps what was read as a deck, whole or not at all.
  ///
  /// Throws `.exists` where a kept deck has that name, whatever its case. Where
  /// `replacing` it takes the place of that deck, and of its id. The name of a deck
  /// that was not imported is `.refused` at once, as that deck can never be replaced.
  func keep(_ reading: DeckReading, as name: String, replacing: Bool) async throws(RepositoryError) -> DeckSummary
  /// Gives a kept deck another name; `.exists` where another deck has it.
  func rename(_ id: Deck.ID, to name: String) async throws(RepositoryError)
  /// Deletes a kept deck; what was played with it stays in the history.
  func delete(_ id: Deck.ID) async throws(RepositoryError)
}
