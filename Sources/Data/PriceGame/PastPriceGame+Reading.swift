import ArcadeDomain

extension Connection {
  /// Reads the finished games, newest first.
  func pastPriceGames(of owner: Owner) throws(RepositoryError) -> [PastPriceGame] {
    try rows("SELECT * FROM price_games WHERE owner = ? AND state = 'finished' ORDER BY id DESC", owner) { row in
      try pastPriceGame(row)
    }
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
      trails: try priceTrails(of: id),
      ruleName: try row.text("rule"),
      finishedAt: try row.moment("finished_at"),
      rounds: try priceRounds(of: id)
    )
  }
}
