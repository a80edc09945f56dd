public import ArcadeDomain

/// Decks in the table `word_decks` and their pairs in `word_pairs`.
public struct SQLDeckRepository: DeckRepository {
  private let database: Database
  private let owner: Owner
  private let scheduler: Scheduler

  /// Creates a repository in a database. The owner gets progress read with decks, and the scheduler evaluates it.
  public init(database: Database, owner: Owner = .nobody, scheduler: Scheduler = .usual) {
    (self.database, self.owner, self.scheduler) = (database, owner, scheduler)
  }

  /// Reads the decks without their pairs, by name.
  public func decks() async throws(RepositoryError) -> [DeckSummary] {
    try await database.read { connection in
      let sql = "SELECT *, (SELECT count(*) FROM word_pairs WHERE deck_id = id) AS pairs FROM word_decks"
      return try connection.rows(sql) { row in try row.deckSummary() }.sorted { $0.sortKey < $1.sortKey }
    }
  }

  /// Reads a deck with its pairs; throws `.corrupt` if a row is not a pair.
  public func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    let deck = try await database.read { connection in try connection.deck(id) }
    guard let deck else { throw RepositoryError(.notFound, subject: id.rawValue) }
    return Loaded(deck, .fresh)
  }

  /// Reads the deck again.
  public func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> { try await deck(id) }

  public func keep(
    _ readings: [DeckReading],
    replacing: Bool,
    moving moves: [ReviewMove]
  ) async throws(RepositoryError) -> [DeckSummary] {
    try await database.write(of: .decks) { connection in
      try connection.move(moves)
      var taken: [String] = []
      for name in readings.compactMap(\.name) where try connection.deckNumber(named: name) != nil { taken.append(name) }
      guard replacing || taken.isEmpty else { throw RepositoryError.exists(decks: taken) }
      return try readings.map { (reading) throws(RepositoryError) in
        let name = reading.name ?? ""
        let earlier = try connection.deckNumber(named: name)
        let number = if let earlier { earlier } else { try connection.makeDeck(named: name) }
        try connection.restore(reading.memories, of: owner, by: scheduler)
        return try connection.writeDeck(reading, as: name, number: number)
      }
    }
  }

  public func keptDeck(named name: String) async throws(RepositoryError) -> Deck? {
    try await database.read { connection in
      guard let number = try connection.deckNumber(named: name) else { return nil }
      return try connection.deck(Deck.ID(kept: number))
    }
  }

  public func edit(_ id: Deck.ID, _ edit: DeckEdit, moving moves: [ReviewMove]) async throws(RepositoryError) {
    try await database.write(of: .decks) { connection in
      try connection.move(moves)
      guard let number = id.keptNumber, let deck = try connection.deck(id) else {
        throw RepositoryError(.notFound, subject: id.rawValue)
      }
      let changed = try deck.changed(by: edit)
      let reading = DeckReading(name: deck.name, languages: deck.languages, pairs: changed.pairs)
      _ = try connection.writeDeck(reading, as: deck.name, number: number)
    }
  }

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

  public func delete(_ id: Deck.ID) async throws(RepositoryError) {
    try await database.write(of: .decks) { connection in
      let deleted = try connection.row("DELETE FROM word_decks WHERE id = ? RETURNING id", id.keptNumber) { _ in true }
      guard deleted != nil else { throw RepositoryError(.notFound, subject: id.rawValue) }
    }
  }
}

extension WriteKind {
  /// A change to decks of falling words.
  public static let decks = WriteKind("decks")
}

extension Connection {
  /// Reads a deck with its pairs; nil if it does not exist.
  func deck(_ id: Deck.ID) throws(RepositoryError) -> Deck? {
    try row("SELECT * FROM word_decks WHERE id = ?", id.keptNumber) { row in
      let pairs = try rows("SELECT * FROM word_pairs WHERE deck_id = ? ORDER BY position", id.keptNumber) { row in
        try row.wordPair()
      }
      return Deck(id: id, name: try row.text("name"), languages: try row.deckLanguages(), pairs: pairs)
    }
  }

  /// Returns the number of the deck with a name, regardless of case.
  func deckNumber(named name: String) throws(RepositoryError) -> Int64? {
    try row("SELECT id FROM word_decks WHERE name_key = ?", DeckName.key(name)) { try $0.integer("id") }
  }

  /// Writes the row of a new deck, and returns its number.
  fileprivate func makeDeck(named name: String) throws(RepositoryError) -> Int64 {
    try number(
      insertedInto: "word_decks",
      ["name": name, "name_key": DeckName.key(name), "first_language": "", "second_language": ""]
    )
  }

  /// Writes the contents of a deck whose row exists.
  func writeDeck(_ reading: DeckReading, as name: String, number: Int64) throws(RepositoryError) -> DeckSummary {
    try run(
      "UPDATE word_decks SET name = ?, first_language = ?, second_language = ? WHERE id = ?",
      values: [name, reading.languages.first.rawValue, reading.languages.second.rawValue, number]
    )
    try run("DELETE FROM word_pairs WHERE deck_id = ?", number)
    for (position, pair) in reading.pairs.enumerated() {
      try insert(
        into: "word_pairs",
        [
          "deck_id": number, "position": position, "first": pair.first.text, "second": pair.second.text,
          "topic": pair.topicText, "guid": pair.guid,
        ]
      )
    }
    let deck = Deck(id: Deck.ID(kept: number), name: name, languages: reading.languages, pairs: reading.pairs)
    return DeckSummary(deck, origin: .kept)
  }
}

extension Row {
  /// Returns a deck's summary for a list.
  func deckSummary() throws(RepositoryError) -> DeckSummary {
    DeckSummary(
      id: Deck.ID(kept: try integer("id")),
      name: try text("name"),
      origin: .kept,
      languages: try deckLanguages(),
      pairs: try count("pairs")
    )
  }

  fileprivate func deckLanguages() throws(RepositoryError) -> DeckLanguages {
    DeckLanguages(
      DeckLanguage(rawValue: try text("first_language")),
      DeckLanguage(rawValue: try text("second_language"))
    )
  }

  fileprivate func wordPair() throws(RepositoryError) -> TranslatedWord {
    TranslatedWord(
      try checked("first") { WordSide(kept: $0) },
      try checked("second") { WordSide(kept: $0) },
      topics: try optionalText("topic").map { DeckText($0).forms } ?? [],
      guid: try optionalText("guid")
    )
  }
}
