public import ArcadeDomain

/// Keeps games in `price_games` and the tables that belong to it.
///
/// Each call is one transaction. A step of a game writes what it changed: its
/// question, the rounds that were added, and what is asked next.
public struct SQLPriceGameRepository: PriceGameRepository {
  private let database: Database
  private let rules: [any ReachRule]

  /// Keeps games in a database; of a rule only the name is stored, by which it is found among `rules`.
  public init(database: Database, rules: [any ReachRule] = ReachRules.all) {
    self.database = database
    self.rules = rules
  }

  /// Reads the game in progress; throws `.corrupt` where its rows do not fit together.
  public func current() async throws(RepositoryError) -> PriceGame? {
    try await database.read { connection in try connection.openPriceGame(rules)?.game }
  }

  /// Writes what is new about the game in progress.
  public func save(_ game: PriceGame) async throws(RepositoryError) {
    try await database.write(of: .priceGame) { connection in try connection.updateOpenPriceGame(to: game, rules) }
  }

  /// Finishes the game in progress, unless its rows are spoilt, and writes the new one in its place.
  public func begin(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame? {
    guard ReachRules.named(game.ruleName, among: rules) != nil else {
      throw RepositoryError(.configuration, subject: game.ruleName, detail: "no rule has this name")
    }
    return try await database.write(of: .priceGame) { connection in
      let finished = try connection.finishOpenPriceGame(at: moment, rules)
      try connection.insertOpenPriceGame(game)
      return finished
    }
  }

  /// Saves the game, closes it, and deletes what only an open game needs.
  public func finish(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame? {
    try await database.write(of: .priceGame) { connection in
      try connection.updateOpenPriceGame(to: game, rules)
      return try connection.finishOpenPriceGame(at: moment, rules)
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

  /// Reads the categories of one game, and nothing else of it.
  public func lastTrails() async throws(RepositoryError) -> [CategoryTrail] {
    try await database.read { connection in
      try connection.row("SELECT id FROM price_games ORDER BY state = 'open' DESC, id DESC LIMIT 1") { row in
        try connection.priceTrails(of: try row.integer("id"))
      } ?? []
    }
  }

  /// Reads the rows of `price_mix`.
  public func mix() async throws(RepositoryError) -> [CategoryTrail] {
    try await database.read { connection in
      try connection.rows("SELECT * FROM price_mix ORDER BY position") { row in try row.categoryTrail() }
    }
  }

  /// Writes the rows of `price_mix` anew.
  public func keepMix(_ trails: [CategoryTrail]) async throws(RepositoryError) {
    try await database.write(of: .priceGame) { connection in
      try connection.run("DELETE FROM price_mix")
      for (position, trail) in trails.enumerated() {
        try connection.run(
          "INSERT INTO price_mix (position, category_id, path) VALUES (?, ?, ?)",
          position,
          trail.id,
          try CategoryPath.text(of: trail.path)
        )
      }
    }
  }

  /// Looks for the note in `price_notes`.
  public func hasSeenInstructions() async throws(RepositoryError) -> Bool {
    try await database.read { connection in
      try connection.row("SELECT note FROM price_notes WHERE note = 'instructions'") { _ in true } ?? false
    }
  }

  /// Writes the note, once.
  public func noteInstructionsSeen() async throws(RepositoryError) {
    try await database.write(isWork: false) { connection in
      try connection.run("INSERT INTO price_notes (note) VALUES ('instructions') ON CONFLICT DO NOTHING")
    }
  }
}

extension StoredChange {
  /// A step of a price game.
  public static let priceGame = StoredChange("priceGame")
}
