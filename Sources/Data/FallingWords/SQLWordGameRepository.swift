public import ArcadeDomain

/// Keeps games in `word_games`, their rounds in `word_rounds`, and what is missed in `word_missed`.
public struct SQLWordGameRepository: WordGameRepository {
  private let database: Database

  /// Keeps games in a database.
  public init(database: Database) { self.database = database }

  /// Writes the row of a game.
  public func begin(_ game: WordGameStart, at moment: Moment) async throws(RepositoryError) -> PastWordGame.ID {
    try await database.write { connection in
      let number = try connection.number(
        """
        INSERT INTO word_games (deck, direction, deck_name, topic, is_of_missed, began_at)
        VALUES (?, ?, ?, ?, ?, ?) RETURNING id
        """,
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
      let start = try connection.row(
        "SELECT * FROM word_games WHERE id = ? AND finished_at IS NULL",
        game.number
      ) { row in try row.wordGameStart() }
      guard let start else { throw RepositoryError(.notFound, subject: "\(game.number)") }
      try connection.writeWordRound(past, number: round, of: game)
      try connection.noteMissed(past, in: start)
    }
  }

  /// Writes the time, or deletes a game without rounds.
  public func finish(_ game: PastWordGame.ID, at moment: Moment) async throws(RepositoryError) -> PastWordGame? {
    try await database.write { connection in
      try connection.run(
        "DELETE FROM word_games WHERE id = ? AND NOT EXISTS (SELECT 1 FROM word_rounds WHERE game_id = id)",
        game.number
      )
      try connection.run(
        "UPDATE word_games SET finished_at = ? WHERE id = ? AND finished_at IS NULL",
        moment.isoText,
        game.number
      )
      return try connection.pastWordGames(number: game.number).first
    }
  }

  /// Reads the finished games with their rounds.
  public func history() async throws(RepositoryError) -> [PastWordGame] {
    try await database.read { connection in try connection.pastWordGames() }
  }

  /// Counts the rounds of each pair.
  public func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally] {
    try await database.read { connection in try connection.wordTallies(of: lesson) }
  }
}
