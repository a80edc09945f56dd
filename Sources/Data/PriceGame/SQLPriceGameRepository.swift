public import ArcadeDomain

/// Games in the table `price_games` and those that refer to it.
///
/// Each call is one transaction. A step of a game writes only its changes: the question, new rounds, and the upcoming
/// products.
public struct SQLPriceGameRepository: PriceGameRepository {
  let database: Database
  let owner: Owner
  private let rules: [any ReachRule]

  /// Creates a repository for an owner's games in a database; the stored name of a rule is looked up among `rules`.
  public init(database: Database, owner: Owner = .nobody, rules: [any ReachRule] = ReachRules.all) {
    (self.database, self.owner, self.rules) = (database, owner, rules)
  }

  /// Reads the current game; throws `.corrupt` if its rows are inconsistent.
  public func current() async throws(RepositoryError) -> PriceGame? {
    try await database.read { connection in try connection.openPriceGame(of: owner, rules)?.game }
  }

  public func save(_ game: PriceGame) async throws(RepositoryError) {
    try await database.write(of: .priceGame) { connection in
      try connection.lockRow(owner)
      try connection.updateOpenPriceGame(of: owner, to: game, rules)
    }
  }

  /// Finishes the current game, unless its rows are corrupt, and writes the new one.
  public func begin(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame? {
    guard ReachRules.named(game.ruleName, among: rules) != nil else {
      throw RepositoryError(.configuration, subject: game.ruleName, detail: "no rule has this name")
    }
    return try await database.write(of: .priceGame) { connection in
      try connection.lockRow(owner)
      let finished = try connection.finishOpenPriceGame(of: owner, at: moment, rules)
      try connection.insertOpenPriceGame(game, of: owner)
      return finished
    }
  }

  public func finish(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame? {
    try await database.write(of: .priceGame) { connection in
      try connection.lockRow(owner)
      try connection.updateOpenPriceGame(of: owner, to: game, rules)
      return try connection.finishOpenPriceGame(of: owner, at: moment, rules)
    }
  }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<PastPriceGame> {
    try await database.read { connection in try connection.pastPriceGames(of: owner, place, most: most) }
  }

  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestPriceGames>] {
    try await database.read { connection in try connection.bestPriceGames() }
  }

  public func ownBest() async throws(RepositoryError) -> [BestPriceGames] {
    try await database.read { connection in try connection.bestPriceGames(of: owner).map(\.value) }
  }

  public func game(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame? {
    try await database.read { connection in try connection.pastPriceGame(id, of: owner) }
  }

  public func mix() async throws(RepositoryError) -> [CategoryTrail] {
    try await database.read { connection in
      try connection.rows("SELECT * FROM price_mix WHERE owner = ? ORDER BY position", owner) { row in
        try row.categoryTrail()
      }
    }
  }

  /// Replaces the rows of `price_mix`.
  public func keepMix(_ trails: [CategoryTrail]) async throws(RepositoryError) {
    try await database.write(of: .priceGame) { connection in
      try connection.lockRow(owner)
      try connection.run("DELETE FROM price_mix WHERE owner = ?", owner)
      let rows = trails.enumerated().map { position, trail -> [any SQLConvertible] in
        [owner, position, trail.id, trail.path.jsonText]
      }
      try connection.insert(into: "price_mix (owner, position, category_id, path)", each: rows)
    }
  }

  public func hasSeenInstructions() async throws(RepositoryError) -> Bool {
    try await database.read { connection in
      let sql = "SELECT note FROM price_notes WHERE owner = ? AND note = 'instructions'"
      return try connection.row(sql, owner) { _ in true } ?? false
    }
  }

  public func noteInstructionsSeen() async throws(RepositoryError) {
    try await database.write(isWork: false) { connection in
      try connection.lockRow(owner)
      let sql = "INSERT INTO price_notes (owner, note) VALUES (?, 'instructions') ON CONFLICT DO NOTHING"
      try connection.run(sql, owner)
    }
  }
}

extension WriteKind {
  /// A change to a price game.
  public static let priceGame = WriteKind("priceGame")
}
