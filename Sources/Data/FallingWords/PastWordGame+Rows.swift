import ArcadeDomain

extension Connection {
  /// Reads the finished games, newest first, or the one with a number.
  func pastWordGames(of owner: Owner, number: Int64? = nil) throws(RepositoryError) -> [PastWordGame] {
    let sql = """
      SELECT * FROM word_games WHERE owner = ? AND finished_at IS NOT NULL AND id = coalesce(?, id) ORDER BY id DESC
      """
    return try rows(sql, owner, number) { row in try pastWordGame(row) }
  }

  /// Reads the finished games of all owners, newest first.
  func everybodysWordGames() throws(RepositoryError) -> [Owned<PastWordGame>] {
    let sql = """
      SELECT word_games.*, owners.name FROM word_games JOIN owners ON owners.owner = word_games.owner
      WHERE finished_at IS NOT NULL ORDER BY id DESC
      """
    return try rows(sql) { row in Owned(try pastWordGame(row), of: try row.owner(named: "name")) }
  }

  private func pastWordGame(_ row: Row) throws -> PastWordGame {
    let id = try row.integer("id")
    return PastWordGame(
      id: PastWordGame.ID(number: id),
      start: try row.wordGameStart(),
      finishedAt: try row.moment("finished_at"),
      rounds: try rows("SELECT * FROM word_rounds WHERE game_id = ? ORDER BY number", id) { try $0.pastWordRound() }
    )
  }

  /// Writes a round in place of the one with its number.
  func writeWordRound(_ round: PastWordRound, number: Int, of game: PastWordGame.ID) throws(RepositoryError) {
    try run(
      """
      INSERT INTO word_rounds (game_id, number, pair, prompt, answer, shown, outcome) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (game_id, number) DO UPDATE SET pair = excluded.pair, prompt = excluded.prompt,
        answer = excluded.answer, shown = excluded.shown, outcome = excluded.outcome
      """,
      game.number,
      number,
      round.pair.rawValue,
      round.prompt,
      round.answer,
      round.shown,
      round.outcome.rawValue
    )
  }
}

extension Row {
  /// Returns what a game is of.
  func wordGameStart() throws(RepositoryError) -> WordGameStart {
    let kept = try text("deck")
    // Earlier versions kept an address whole.
    let deck = Deck.ID(rawValue: kept.contains("?") ? FeedAddress.maskedIdentity(of: kept) : kept)
    return WordGameStart(
      WordLesson(deck, try checked("direction", WordDirection.init(rawValue:))),
      deckName: try text("deck_name"),
      topic: try optionalText("topic"),
      isOfMissed: try flag("is_of_missed")
    )
  }

  fileprivate func pastWordRound() throws(RepositoryError) -> PastWordRound {
    PastWordRound(
      pair: TranslatedWord.ID(rawValue: try text("pair")),
      prompt: try text("prompt"),
      answer: try text("answer"),
      shown: try text("shown"),
      outcome: try checked("outcome", FallingOutcome.init(rawValue:))
    )
  }
}
