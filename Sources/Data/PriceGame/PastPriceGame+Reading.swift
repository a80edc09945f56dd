import ArcadeDomain

extension SummaryTable {
  /// The totals of the finished games that are comparable.
  static let priceTotals = SummaryTable(
    name: "price_totals",
    key: ["owner", "categories", "rule"],
    sums: ["games", "right_answers", "wrong_answers"],
    taken: [
      ("best_of_ten", "excluded.best_of_ten > coalesce(price_totals.best_of_ten, -1)"),
      ("longest_streak", "excluded.longest_streak > price_totals.longest_streak"),
      ("latest_game", "excluded.latest_game > price_totals.latest_game"),
    ],
    expected: """
      SELECT owner, rule, count(DISTINCT id), count(*) FILTER (WHERE given_minor = price_minor),
        count(*) FILTER (WHERE given_minor <> price_minor)
      FROM price_games JOIN price_rounds ON game_id = id WHERE state = 'finished' GROUP BY owner, rule
      """,
    found: """
      SELECT owner, rule, sum(games), sum(right_answers), sum(wrong_answers) FROM price_totals GROUP BY owner, rule
      """
  )
}

extension Connection {
  /// Reads a page of the finished games, newest first.
  func pastPriceGames(of owner: Owner, _ place: PageCursor, most: Int) throws -> PageSlice<PastPriceGame> {
    let sql = "SELECT * FROM price_games WHERE owner = ? AND state = 'finished'"
    let games = try part(sql, owner, at: place, most: most) { try $0.priceGameEnd() }
    for game in games.rows {
      let rows = PriceGameRows.ofGame(game.id)
      for sql in [rows.trails, rows.rounds] { try prefetch(sql, rows.key) }
    }
    return try games.map { try pastPriceGame($0.id, $0.value) }
  }

  func pastPriceGame(_ id: PastPriceGame.ID, of owner: Owner) throws -> PastPriceGame? {
    let sql = "SELECT * FROM price_games WHERE owner = ? AND state = 'finished' AND id = ?"
    return try row(sql, owner, id.number) { try $0.priceGameEnd() }.map { try pastPriceGame(id.number, $0) }
  }

  private func pastPriceGame(_ id: Int64, _ end: (rule: String, at: Moment)) throws -> PastPriceGame {
    PastPriceGame(
      id: PastPriceGame.ID(number: id),
      trails: try priceTrails(.ofGame(id)),
      ruleName: end.rule,
      finishedAt: end.at,
      rounds: try priceRounds(.ofGame(id))
    )
  }

  /// Adds a game that was just finished to the totals.
  func add(_ game: PastPriceGame, of owner: Owner) throws(RepositoryError) {
    let categories = Set(game.trails.map(\.id)).sorted().map(String.init).joined(separator: ",")
    let score = game.score
    try add(
      [
        owner, categories, game.ruleName, 1, score.right, score.wrong, game.scoreOfTen?.right, score.longestStreak,
        game.id.number,
      ],
      to: .priceTotals
    )
  }

  /// Reads the best games and the totals of an owner, or of all owners.
  func bestPriceGames(of owner: Owner? = nil) throws -> [Owned<BestPriceGames>] {
    let sql = """
      SELECT total.*, owners.name FROM price_totals AS total JOIN owners ON owners.owner = total.owner
      WHERE total.owner = coalesce(?, total.owner)
      """
    let totals = try rows(sql, owner) { row in
      Owned(
        BestPriceGames(
          [],
          try row.text("rule"),
          games: try row.count("games"),
          right: try row.count("right_answers"),
          wrong: try row.count("wrong_answers"),
          bestRight: try row.optionalInteger("best_of_ten").map { Int(truncatingIfNeeded: $0) },
          longestStreak: try row.count("longest_streak"),
          latest: PastPriceGame.ID(number: try row.integer("latest_game"))
        ),
        of: try row.owner(named: "name")
      )
    }
    let rows = totals.map { PriceGameRows.ofGame($0.value.latest.number) }
    for game in rows { try prefetch(game.trails, game.key) }
    return BestPriceGames.ranking(
      try zip(totals, rows).map { sum, game in Owned(sum.value.calling(try priceTrails(game)), of: sum.owner) }
    )
  }
}

extension Row {
  /// Returns the rule of a finished game, and its end time.
  fileprivate func priceGameEnd() throws(RepositoryError) -> (rule: String, at: Moment) {
    (try text("rule"), try moment("finished_at"))
  }
}
