import ArcadeDomain

extension Connection {
  /// Reads a page of the finished games, newest first.
  func pastWordGames(of owner: Owner, _ place: PageCursor, most: Int) throws(RepositoryError) -> PageSlice<PastWordGame>
  {
    let sql = "SELECT * FROM word_games WHERE owner = ? AND finished_at IS NOT NULL"
    let games = try part(sql, owner, at: place, most: most) { try $0.unfilledWordGame() }
    for game in games.rows { try prefetch(Self.roundsOfGame, game.value.id.number) }
    return try games.map { row throws(RepositoryError) in try filled(row.value) }
  }

  /// Reads a finished game of any owner.
  func pastWordGame(_ id: PastWordGame.ID) throws(RepositoryError) -> Owned<PastWordGame>? {
    let sql = """
      SELECT word_games.*, owners.name FROM word_games JOIN owners ON owners.owner = word_games.owner
      WHERE id = ? AND finished_at IS NOT NULL
      """
    let game = try row(sql, id.number) { row in Owned(try row.unfilledWordGame(), of: try row.owner(named: "name")) }
    return try game.map { game throws(RepositoryError) in Owned(try filled(game.value), of: game.owner) }
  }

  private static let roundsOfGame = "SELECT * FROM word_rounds WHERE game_id = ? ORDER BY number"

  private func filled(_ game: PastWordGame) throws(RepositoryError) -> PastWordGame {
    let rounds = try rows(Self.roundsOfGame, game.id.number) { try $0.pastWordRound() }
    return PastWordGame(id: game.id, start: game.start, finishedAt: game.finishedAt, rounds: rounds)
  }

  /// Reads the best games and the totals of an owner, or of all owners.
  func bestWordGames(of owner: Owner? = nil) throws(RepositoryError) -> [Owned<BestWordGames>] {
    let sql = """
      SELECT latest.*, total.games, total.right_answers, total.wrong_answers, total.unanswered, total.best_of_ten, name
      FROM word_totals AS total JOIN word_games AS latest ON latest.id = total.latest_game
      JOIN owners ON owners.owner = total.owner
      WHERE total.owner = coalesce(?, total.owner)
      """
    let best = try rows(sql, owner) { row in
      let best = BestWordGames(
        try row.wordGameStart(),
        games: try row.count("games"),
        bestOfTen: try row.optionalCount("best_of_ten"),
        total: try row.fallingScore(),
        latest: PastWordGame.ID(number: try row.integer("id"))
      )
      return Owned(best, of: try row.owner(named: "name"))
    }
    return BestWordGames.ranking(best)
  }

  /// Writes a round, replacing the one with its number.
  func writeWordRound(_ round: PastWordRound, number: Int, of game: PastWordGame.ID) throws(RepositoryError) {
    try insert(
      into: "word_rounds",
      replacingBy: ["game_id", "number"],
      [
        "game_id": game.number, "number": number, "pair": round.pair.rawValue, "prompt": round.prompt,
        "answer": round.answer, "shown": round.shown, "outcome": round.outcome.rawValue,
      ]
    )
  }
}

extension Row {
  func wordGameStart() throws(RepositoryError) -> WordGameStart {
    WordGameStart(
      WordLesson(Deck.ID(rawValue: try text("deck")), try checked("direction", WordDirection.init(rawValue:))),
      deckName: try text("deck_name"),
      topic: try optionalText("topic"),
      isOfMissed: try flag("is_of_missed")
    )
  }

  /// Returns a finished game without its rounds, which are in another table.
  fileprivate func unfilledWordGame() throws(RepositoryError) -> PastWordGame {
    PastWordGame(
      id: PastWordGame.ID(number: try integer("id")),
      start: try wordGameStart(),
      finishedAt: try moment("finished_at"),
      rounds: []
    )
  }

  /// Returns the score of a number of rounds.
  func fallingScore() throws(RepositoryError) -> FallingScore {
    FallingScore(
      right: try count("right_answers"),
      wrong: try count("wrong_answers"),
      unanswered: try count("unanswered")
    )
  }

  func pastWordRound() throws(RepositoryError) -> PastWordRound {
    PastWordRound(
      pair: TranslatedWord.ID(rawValue: try text("pair")),
      prompt: try text("prompt"),
      answer: try text("answer"),
      shown: try text("shown"),
      outcome: try checked("outcome", FallingOutcome.init(rawValue:))
    )
  }
}
