public import ArcadeDomain

/// Arcade's own decks, a linked one, and the stored ones.
public struct CombinedDecks: DeckRepository {
  private let linked: SyncingDeck?
  private let kept: any DeckRepository
  private let language: String

  /// Lists Arcade's decks and the linked one before the stored ones.
  ///
  /// Names and topics of Arcade's decks are in a language, by code, and the deck of that language comes first.
  public init(linked: SyncingDeck? = nil, kept: any DeckRepository, language: String = "en") {
    (self.linked, self.kept, self.language) = (linked, kept, language)
  }

  public func decks() async throws(RepositoryError) -> [DeckSummary] { try fixed() + (try await kept.decks()) }

  /// Returns a deck of any kind.
  public func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    if let linked, linked.id == id { return try await linked.deck() }
    if let deck = try StarterDecks.decks(in: language).first(where: { $0.id == id }) { return Loaded(deck, .starter) }
    return try await kept.deck(id)
  }

  /// Reloads the linked deck; the others are returned as they are.
  public func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    if let linked, linked.id == id { return try await linked.refreshed() }
    return try await deck(id)
  }

  public func keep(
    _ readings: [DeckReading],
    replacing: Bool,
    moving moves: [ReviewMove]
  ) async throws(RepositoryError) -> [DeckSummary] {
    for name in readings.compactMap(\.name) where try isFixed(name: name) {
      throw RepositoryError(.refused, subject: name)
    }
    return try await kept.keep(readings, replacing: replacing, moving: moves)
  }

  /// Returns a stored deck, because only these can be changed.
  public func keptDeck(named name: String) async throws(RepositoryError) -> Deck? {
    try await kept.keptDeck(named: name)
  }

  public func edit(_ id: Deck.ID, _ edit: DeckEdit, moving moves: [ReviewMove]) async throws(RepositoryError) {
    try requireKept(id)
    try await kept.edit(id, edit, moving: moves)
  }

  public func rename(_ id: Deck.ID, to name: String) async throws(RepositoryError) {
    try requireKept(id)
    guard !(try isFixed(name: name)) else { throw RepositoryError(.exists, subject: name) }
    try await kept.rename(id, to: name)
  }

  public func delete(_ id: Deck.ID) async throws(RepositoryError) {
    try requireKept(id)
    try await kept.delete(id)
  }

  private func fixed() throws(RepositoryError) -> [DeckSummary] {
    try StarterDecks.decks(in: language).map { DeckSummary($0, origin: .bundled) } + (linked.map { [$0.summary] } ?? [])
  }

  private func isFixed(name: String) throws(RepositoryError) -> Bool {
    // English names are reserved as well, because they return when the language changes.
    let names = try fixed().map(\.name) + StarterDecks.decks(in: "en").map(\.name)
    return names.contains { DeckName.key($0) == DeckName.key(name) }
  }

  private func requireKept(_ id: Deck.ID) throws(RepositoryError) {
    if let deck = try fixed().first(where: { $0.id == id }) { throw RepositoryError(.refused, subject: deck.name) }
  }
}
