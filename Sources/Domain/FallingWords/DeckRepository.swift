/// Where decks come from and are kept.
public protocol DeckRepository: Sendable {
  /// Returns all decks; it loads none, and opens no connection.
  func decks() async throws(RepositoryError) -> [DeckSummary]
  /// Returns a deck; `.notFound` where there is none.
  func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck>
  /// Loads a deck anew; where that fails, the last good one with the reason.
  func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck>
  /// Keeps what was read as decks, by their names, all of them or none.
  ///
  /// Throws `.exists` where kept decks have such names, whatever their case, with the names found. Where
  /// `replacing` each takes the place of that deck, and of its id. The name of a deck
  /// that was not imported is `.refused` at once, as that deck can never be replaced.
  func keep(_ readings: [DeckReading], replacing: Bool) async throws(RepositoryError) -> [DeckSummary]
  /// Gives a kept deck another name; `.exists` where another deck has it.
  func rename(_ id: Deck.ID, to name: String) async throws(RepositoryError)
  /// Deletes a kept deck; what was played with it stays in the history.
  func delete(_ id: Deck.ID) async throws(RepositoryError)
}

extension DeckRepository {
  /// Keeps what was read as one deck under a name.
  public func keep(
    _ reading: DeckReading,
    as name: String,
    replacing: Bool
  ) async throws(RepositoryError) -> DeckSummary {
    guard let deck = try await keep([reading.named(name)], replacing: replacing).first else {
      throw RepositoryError(.corrupt, subject: name, detail: "the deck was not kept")
    }
    return deck
  }
}
