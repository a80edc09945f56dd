import ArcadeDomain

extension Connection {
  /// Reads the finished games, newest first.
  func pastPriceGames(of owner: Owner) throws(RepositoryError) -> [PastPriceGame] {
    try rows("SELECT * FROM price_games WHERE owner = ? AND state = 'finished' ORDER BY id DESC", owner) { row in
      try pastPriceGame(row)
    }
  }

  /// Reads the finished games of all owners, newest first.
  func everybodysPriceGames() throws(RepositoryError) -> [Owned<PastPriceGame>] {
    let sql = """
      SELECT price_games.*, owners.name AS owner_name FROM price_games JOIN owners ON owners.owner = price_games.owner
      WHERE state = 'finished' ORDER BY id DESC
      """
    return try rows(sql) { row in Owned(try pastPriceGame(row), of: try row.owner(named: "owner_name")) }
  }

  /// Reads one finished game.
  func pastPriceGame(_ id: PastPriceGame.ID, of owner: Owner) throws(RepositoryError) -> PastPriceGame? {
    try row("SELECT * FROM price_games WHERE owner = ? AND state = 'finished' AND id = ?", owner, id.number) { row in
      try pastPriceGame(row)
    }
  }

  private func pastPriceGame(_ row: Row) throws -> PastPriceGame {
    let id = try row.integer("id")
    return PastPriceGame(
      id: PastPriceGame.ID(number: id),
      trails: try priceTrails(.ofGame(id)),
      ruleName: try row.text("rule"),
      finishedAt: try row.moment("finished_at"),
      rounds: try priceRounds(.ofGame(id))
    )
  }
}
