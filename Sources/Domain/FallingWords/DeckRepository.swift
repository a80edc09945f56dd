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
  /// Throws `.exists` where kept decks have such names, whatever their case, with the names found. Where `replacing`
  /// each takes the place of that deck, and of its id. The name of a deck that was not imported is `.refused` at once,
  /// as that deck can never be replaced. What everybody has learnt moves at the same time, and then who keeps them gets
  /// the memories that were read: of two of one card the one with more answers stays.
  func keep(
    _ readings: [DeckReading],
    replacing: Bool,
    moving moves: [ReviewMove]
  ) async throws(RepositoryError) -> [DeckSummary]
  /// Returns the kept deck of a name, whatever its case; nil where there is none.
  func keptDeck(named name: String) async throws(RepositoryError) -> Deck?
  /// Changes a pair of a kept deck, while what everybody has learnt moves; throws as `Deck.changed` does, and `.refused`
  /// for a deck that was not imported or made here.
  func edit(_ id: Deck.ID, _ edit: DeckEdit, moving moves: [ReviewMove]) async throws(RepositoryError)
  /// Returns what somebody wrote as a pair, cleaned, with the topics and the guid of another one.
  func pair(_ first: String, _ second: String, like old: TranslatedWord?) throws(DeckMistake) -> TranslatedWord
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
    guard let deck = try await keep([reading.named(name)], replacing: replacing, moving: []).first else {
      throw RepositoryError(.corrupt, subject: name, detail: "the deck was not kept")
    }
    return deck
  }
}
