public import ArcadeDomain

/// The decks that ship with Arcade, one from elsewhere, and the kept ones.
public struct CombinedDecks: DeckRepository {
  private let linked: SyncingDeck?
  private let kept: any DeckRepository
  private let language: String

  /// Puts the decks of Arcade, and the linked one, before those that are kept elsewhere.
  ///
  /// Arcade's have their names and topics in a language, by code, and the one of that language comes first.
  public init(linked: SyncingDeck? = nil, kept: any DeckRepository, language: String = "en") {
    (self.linked, self.kept, self.language) = (linked, kept, language)
  }

  public func decks() async throws(RepositoryError) -> [DeckSummary] { try fixed() + (try await kept.decks()) }

  /// Returns a deck, wherever it is.
  public func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    if let linked, linked.id == id { return try await linked.deck() }
    if let deck = try StarterDecks.decks(in: language).first(where: { $0.id == id }) { return Loaded(deck, .starter) }
    return try await kept.deck(id)
  }

  /// Loads the linked deck anew; the others are at hand anyway.
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

  /// Looks among those that are kept, as the others cannot be changed.
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
    // Also by its name in English, which it has again when the language changes.
    let names = try fixed().map(\.name) + StarterDecks.decks(in: "en").map(\.name)
    return names.contains { DeckName.key($0) == DeckName.key(name) }
  }

  private func requireKept(_ id: Deck.ID) throws(RepositoryError) {
    if let deck = try fixed().first(where: { $0.id == id }) { throw RepositoryError(.refused, subject: deck.name) }
  }
}
