import ArcadeData
import ArcadeDomain

/// An answered question of a price game with 48 blenders, and the next question.
struct RoundSteps: StoreSteps {
  let name = "an answered round"
  let owners = ["arcade", "raw", "sqlite"].compactMap(Owner.init)
  private let game: PriceGame
  private let answered: PriceGame

  init() async throws {
    let reading = try await PriceRoundBenchmarks.catalog.content(of: PriceCategory.blenders.id).value
    guard case .products(let products) = reading.content else { throw RawSQLite.Refused() }
    let trail = CategoryTrail(PriceCategory.blenders)
    game = try PriceGame(of: products, from: [trail], rule: AdaptiveReach(), random: SplitMix64(seed: 1))
    var answered = game
    _ = try answered.answer(game.question.options.answer)
    self.answered = answered
  }

  /// Restarts the game.
  func prepare(_ database: Database, for owner: Owner) async throws {
    _ = try await SQLPriceGameRepository(database: database, owner: owner).begin(game, at: Moment(milliseconds: 1))
  }

  func perform(_ number: Int64, on database: Database, for owner: Owner) async throws {
    try await SQLPriceGameRepository(database: database, owner: owner).save(answered)
  }

  func perform(_ number: Int64, on store: any RawStore, for owner: Owner) async throws {
    try await store.write { raw in
      try raw.lockRow("owners WHERE owner", owner.key)
      let open = "SELECT id, question_product_id FROM price_games WHERE owner = ? AND state = 'open'"
      let found = try raw.rows(open, [owner.key]) { row in
        (try row.integer("id", at: 0), try row.text("question_product_id", at: 1))
      }
      guard let (id, asked) = found.first, asked == game.question.product.id else { throw RawSQLite.Refused() }
      let count = "SELECT count(*) AS n FROM price_rounds WHERE game_id = ?"
      guard try raw.number(count, [id], "n") == game.rounds.count else { throw RawSQLite.Refused() }
      try raw.run(
        "UPDATE price_games SET random_state = ?, question_product_id = ?, question_offset = ? WHERE id = ?",
        [Int64(bitPattern: answered.random.state), answered.question.product.id, answered.question.options.offset, id]
      )
      try raw.run("DELETE FROM price_options WHERE game_id = ?", [id])
      for (position, price) in answered.question.options.prices.enumerated() {
        try raw.run(
          "INSERT INTO price_options (game_id, position, price_minor, is_right, is_hidden) VALUES (?, ?, ?, ?, FALSE)",
          [id, position, price.minorUnits, position == answered.question.options.answer]
        )
      }
      let upcoming = answered.upcoming.count
      try raw.run("DELETE FROM price_upcoming WHERE game_id = ? AND position >= ?", [id, upcoming])
      try storeRound(of: id, in: raw)
    }
  }

  private func storeRound(of id: Int64, in raw: any RawStatements) throws {
    guard let round = answered.rounds.last else { return }
    let product = round.product
    try raw.run(
      """
      INSERT INTO price_rounds (game_id, number, given_minor, is_cheated, product_id, name, maker, price_minor,
        currency, is_in_stock, page, picture)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        id, answered.rounds.count, round.given?.minorUnits, round.isCheated, product.id, product.name, product.maker,
        product.price.minorUnits, product.price.currency.code, product.isInStock, product.page, product.picture,
      ]
    )
  }
}
