public import ArcadeDomain

/// Keeps decks in `word_decks` and their pairs in `word_pairs`.
public struct SQLDeckRepository: DeckRepository {
  private let database: Database

  /// Keeps decks in a database.
  public init(database: Database) { self.database = database }

  /// Reads the decks without their pairs, by name.
  public func decks() async throws(RepositoryError) -> [DeckSummary] {
    try await database.read { connection in
      let sql = "SELECT *, (SELECT count(*) FROM word_pairs WHERE deck_id = id) AS pairs FROM word_decks"
      return try connection.rows(sql) { row in try row.deckSummary() }.sorted { $0.sortKey < $1.sortKey }
    }
  }

  /// Reads a deck with its pairs; throws `.corrupt` where a row makes no pair.
  public func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    let deck = try await database.read { connection in try connection.deck(id) }
    guard let deck else { throw RepositoryError(.notFound, subject: id.rawValue) }
    return Loaded(deck, .fresh)
  }

  /// Reads it again.
  public func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> { try await deck(id) }

  /// Writes a deck and its pairs, in place of those of the deck with this name.
  public func keep(
    _ reading: DeckReading,
    as name: String,
    replacing: Bool
  ) async throws(RepositoryError) -> DeckSummary {
    try await database.write(of: .decks) { connection in
      if let earlier = try connection.deckNumber(named: name) {
        guard replacing else { throw RepositoryError(.exists, subject: name) }
        return try connection.writeDeck(reading, as: name, number: earlier)
      }
      let number = try connection.number(
        "INSERT INTO word_decks (name, name_key, first_language, second_language) VALUES (?, ?, '', '') RETURNING id",
        name,
        DeckName.key(name)
      )
      return try connection.writeDeck(reading, as: name, number: number)
    }
  }

  /// Writes another name.
  public func rename(_ id: Deck.ID, to name: String) async throws(RepositoryError) {
    try await database.write(of: .decks) { connection in
      if let other = try connection.deckNumber(named: name), other != id.keptNumber {
        throw RepositoryError(.exists, subject: name)
      }
      let renamed = try connection.row(
        "UPDATE word_decks SET name = ?, name_key = ? WHERE id = ? RETURNING id",
        name,
        DeckName.key(name),
        id.keptNumber
      ) { _ in true }
      guard renamed != nil else { throw RepositoryError(.notFound, subject: id.rawValue) }
    }
  }

  /// Deletes a deck with its pairs.
  public func delete(_ id: Deck.ID) async throws(RepositoryError) {
    try await database.write(of: .decks) { connection in
      let deleted = try connection.row("DELETE FROM word_decks WHERE id = ? RETURNING id", id.keptNumber) { _ in true }
      guard deleted != nil else { throw RepositoryError(.notFound, subject: id.rawValue) }
    }
  }
}

extension StoredChange {
  /// A change to the decks of falling words.
  public static let decks = StoredChange("decks")
}
