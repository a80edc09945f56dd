public import ArcadeDomain

/// Games in `word_games`, rounds in `word_rounds`, and their sums in `word_tallies` and `word_totals`.
public struct SQLWordGameRepository: WordGameRepository {
  private let database: Database
  private let owner: Owner

  /// Creates a repository for an owner's games in a database.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  public func begin(_ game: WordGameStart, at moment: Moment) async throws(RepositoryError) -> PastWordGame.ID {
    try await database.write { connection in
      try connection.lockRow(owner)
      let number = try connection.number(
        insertedInto: "word_games",
        [
          "owner": owner, "deck": game.lesson.deck.rawValue, "direction": game.lesson.direction.rawValue,
          "deck_name": game.deckName, "topic": game.topic, "is_of_missed": game.isOfMissed, "began_at": moment,
        ]
      )
      return PastWordGame.ID(number: number)
    }
  }

  /// Writes a round and counts it, in one transaction.
  public func note(_ result: FallingResult, round: Int, of game: PastWordGame.ID) async throws(RepositoryError) {
    let past = PastWordRound(result)
    try await database.write { connection in
      let keeper = try connection.keeper(of: game, begunBy: owner)
      let begun = "SELECT * FROM word_games WHERE owner = ? AND id = ? AND finished_at IS NULL"
      let replaced = "SELECT * FROM word_rounds WHERE game_id = ? AND number = ?"
      try connection.prefetch(begun, keeper, game.number)
      try connection.prefetch(replaced, game.number, round)
      let start = try connection.row(begun, keeper, game.number) { row in try row.wordGameStart() }
      guard let start else { throw RepositoryError(.notFound, subject: "\(game.number)") }
      let old = try connection.row(replaced, game.number, round) { row in try row.pastWordRound() }
      try connection.writeWordRound(past, number: round, of: game)
      try connection.tally(past, insteadOf: old, in: start, by: keeper)
    }
  }

  /// Writes the end time, or deletes a game without rounds.
  public func finish(_ game: PastWordGame.ID, at moment: Moment) async throws(RepositoryError) -> PastWordGame? {
    try await database.write { connection in
      let keeper = try connection.keeper(of: game, begunBy: owner)
      try connection.run(
        """
        DELETE FROM word_games
        WHERE owner = ? AND id = ? AND NOT EXISTS (SELECT 1 FROM word_rounds WHERE game_id = id)
        """,
        values: [keeper, game.number]
      )
      let sql = "UPDATE word_games SET finished_at = ? WHERE owner = ? AND id = ? AND finished_at IS NULL RETURNING id"
      let isNew = try connection.row(sql, moment, keeper, game.number) { _ in true } ?? false
      guard let past = try connection.pastWordGame(game), past.owner == keeper else { return nil }
      if isNew { try connection.add(past.value, of: keeper) }
      return past.value
    }
  }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<PastWordGame> {
    try await database.read { connection in try connection.pastWordGames(of: owner, place, most: most) }
  }

  public func game(_ id: PastWordGame.ID) async throws(RepositoryError) -> Owned<PastWordGame>? {
    try await database.read { connection in try connection.pastWordGame(id) }
  }

  public func ownBest() async throws(RepositoryError) -> [BestWordGames] {
    try await database.read { connection in try connection.bestWordGames(of: owner).map(\.value) }
  }

  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestWordGames>] {
    try await database.read { connection in try connection.bestWordGames() }
  }

  public func taken(in lesson: WordLesson) async throws(RepositoryError) -> [TranslatedWord.ID: Set<String>] {
    let sql = """
      SELECT DISTINCT pair, shown FROM word_rounds WHERE game_id IN (
        SELECT id FROM word_games WHERE owner = ? AND deck = ? AND direction = ? ORDER BY id DESC LIMIT 500
      ) AND outcome = 'wrong' AND shown <> answer
      """
    let (deck, direction) = (lesson.deck.rawValue, lesson.direction.rawValue)
    let found = try await database.read { connection in
      try connection.rows(sql, owner, deck, direction) { row in
        (pair: TranslatedWord.ID(rawValue: try row.text("pair")), shown: try row.text("shown"))
      }
    }
    return found.reduce(into: [:]) { $0[$1.pair, default: []].insert($1.shown) }
  }

  public func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally] {
    try await database.read { connection in try connection.wordTallies(of: lesson, by: owner) }
  }
}

extension Connection {
  /// Returns the current owner of a game: it may have been claimed since it began.
  fileprivate func keeper(of game: PastWordGame.ID, begunBy owner: Owner) throws(RepositoryError) -> Owner {
    try lockRow(owner)
    guard owner.isNobody else { return owner }
    let sql = "SELECT name FROM owners JOIN word_games ON word_games.owner = owners.owner WHERE word_games.id = ?"
    guard let keeper = try row(sql, game.number, map: { try $0.owner(named: "name") }), !keeper.isNobody else {
      return owner
    }
    try lockRow(keeper)
    return keeper
  }
}
