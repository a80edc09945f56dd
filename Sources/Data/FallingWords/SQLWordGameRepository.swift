public import ArcadeDomain

/// Keeps games in `word_games`, their rounds in `word_rounds`, and what is missed in `word_missed`.
public struct SQLWordGameRepository: WordGameRepository {
  private let database: Database
  private let owner: Owner

  /// Keeps games of an owner in a database.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  /// Writes the row of a game.
  public func begin(_ game: WordGameStart, at moment: Moment) async throws(RepositoryError) -> PastWordGame.ID {
    try await database.write { connection in
      try connection.hold(owner)
      let number = try connection.number(
        """
        INSERT INTO word_games (owner, deck, direction, deck_name, topic, is_of_missed, began_at)
        VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id
        """,
        owner,
        game.lesson.deck.rawValue,
        game.lesson.direction.rawValue,
        game.deckName,
        game.topic,
        game.isOfMissed,
        moment.isoText
      )
      return PastWordGame.ID(number: number)
    }
  }

  /// Writes a round, and whether its pair is missed, in one transaction.
  public func note(_ result: FallingResult, round: Int, of game: PastWordGame.ID) async throws(RepositoryError) {
    let past = PastWordRound(result)
    try await database.write { connection in
      try connection.hold(owner)
      let start = try connection.row(
        "SELECT * FROM word_games WHERE owner = ? AND id = ? AND finished_at IS NULL",
        owner,
        game.number
      ) { row in try row.wordGameStart() }
      guard let start else { throw RepositoryError(.notFound, subject: "\(game.number)") }
      try connection.writeWordRound(past, number: round, of: game)
      try connection.noteMissed(past, in: start, by: owner)
    }
  }

  /// Writes the time, or deletes a game without rounds.
  public func finish(_ game: PastWordGame.ID, at moment: Moment) async throws(RepositoryError) -> PastWordGame? {
    try await database.write { connection in
      try connection.hold(owner)
      try connection.run(
        """
        DELETE FROM word_games
        WHERE owner = ? AND id = ? AND NOT EXISTS (SELECT 1 FROM word_rounds WHERE game_id = id)
        """,
        owner,
        game.number
      )
      try connection.run(
        "UPDATE word_games SET finished_at = ? WHERE owner = ? AND id = ? AND finished_at IS NULL",
        moment.isoText,
        owner,
        game.number
      )
      return try connection.pastWordGames(of: owner, number: game.number).first
    }
  }

  /// Reads the finished games with their rounds.
  public func history() async throws(RepositoryError) -> [PastWordGame] {
    try await database.read { connection in try connection.pastWordGames(of: owner) }
  }

  /// Reads the finished games of all owners with their rounds.
  public func everybodysHistory() async throws(RepositoryError) -> [Owned<PastWordGame>] {
    try await database.read { connection in try connection.everybodysWordGames() }
  }

  /// Counts the rounds of each pair.
  public func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally] {
    try await database.read { connection in try connection.wordTallies(of: lesson, by: owner) }
  }
}
