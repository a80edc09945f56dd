public import ArcadeDomain

/// Keeps games in `price_games` and the tables that belong to it.
///
/// Each call is one transaction. A step of a game writes what it changed: its
/// question, the rounds that were added, and what is asked next.
public struct SQLitePriceGameRepository: PriceGameRepository {
  private let database: Database

  /// Keeps games in a database.
  public init(database: Database) { self.database = database }

  /// Reads the game in progress; throws `.corrupt` where its rows do not fit together.
  public func current() async throws(RepositoryError) -> PriceGame? {
    try await database.read { connection in try connection.openPriceGame()?.game }
  }

  /// Writes what is new about the game in progress, or another game in its place.
  public func save(_ game: PriceGame) async throws(RepositoryError) {
    try await database.write { connection in _ = try connection.storeOpenPriceGame(game) }
  }

  /// Saves the game, closes it, and deletes what only an open game needs.
  public func finish(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame {
    try await database.write { connection in
      let id = PastPriceGame.ID(number: try connection.storeOpenPriceGame(game))
      try connection.closePriceGame(id, at: moment)
      guard let past = try connection.pastPriceGame(id) else {
        throw RepositoryError(.corrupt, subject: connection.path, detail: "price_games: no row \(id.number)")
      }
      return past
    }
  }

  /// Reads the finished games with their rounds.
  public func history() async throws(RepositoryError) -> [PastPriceGame] {
    try await database.read { connection in try connection.pastPriceGames() }
  }

  /// Reads one finished game with its rounds.
  public func game(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame? {
    try await database.read { connection in try connection.pastPriceGame(id) }
  }

  /// Looks for the note in `price_notes`.
  public func hasSeenInstructions() async throws(RepositoryError) -> Bool {
    try await database.read { connection in
      try connection.row("SELECT note FROM price_notes WHERE note = 'instructions'") { _ in true } ?? false
    }
  }

  /// Writes the note, once.
  public func noteInstructionsSeen() async throws(RepositoryError) {
    try await database.write { connection in
      try connection.run("INSERT OR IGNORE INTO price_notes (note) VALUES ('instructions')")
    }
  }
}
