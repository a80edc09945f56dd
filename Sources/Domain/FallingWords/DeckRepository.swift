/// A store of decks: bundled, linked and imported ones.
public protocol DeckRepository: Sendable {
  /// Returns all decks without loading any, so without opening a connection.
  func decks() async throws(RepositoryError) -> [DeckSummary]
  /// Returns a deck; throws `.notFound` if there is none.
  func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck>
  /// Reloads a deck; if that fails, returns the last good one with the reason.
  func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck>
  /// Stores readings as decks under their names, all of them or none.
  ///
  /// Throws `.exists` with the names found if imported decks already have these names, ignoring case. If `replacing`,
  /// each reading replaces that deck and keeps its id. Throws `.refused` if a deck that was not imported has the name,
  /// since it can never be replaced. Moves the review history of all owners in the same step. The current owner then
  /// gets the memories that were read; if a card has two, the one with more answers is kept.
  func keep(
    _ readings: [DeckReading],
    replacing: Bool,
    moving moves: [ReviewMove]
  ) async throws(RepositoryError) -> [DeckSummary]
  /// Returns the imported deck of a name, ignoring case; nil if there is none.
  func keptDeck(named name: String) async throws(RepositoryError) -> Deck?
  /// Changes a pair of an imported deck and moves the review history of all owners with it. Throws as `Deck.changed`
  /// does, and `.refused` for a deck that was not imported or made here.
  func edit(_ id: Deck.ID, _ edit: DeckEdit, moving moves: [ReviewMove]) async throws(RepositoryError)
  /// Returns what the user typed as a cleaned pair, with the topics and the guid of an old one.
  func pair(_ first: String, _ second: String, like old: TranslatedWord?) throws(DeckMistake) -> TranslatedWord
  /// Renames an imported deck; throws `.exists` if another deck has the name.
  func rename(_ id: Deck.ID, to name: String) async throws(RepositoryError)
  /// Deletes an imported deck; its games stay in the history.
  func delete(_ id: Deck.ID) async throws(RepositoryError)
}

extension DeckRepository {
  /// Stores a reading as one deck under a name.
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
