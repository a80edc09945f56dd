import ArcadeDomain

extension Connection {
  /// Writes the changes of the current game; throws `.priceGameChanged` if the stored one is not an earlier step of it.
  func updateOpenPriceGame(of owner: Owner, to game: PriceGame, _ rules: [any ReachRule]) throws {
    guard let stored = try openPriceGame(of: owner, rules), stored.game.isEarlierStep(of: game) else {
      throw RepositoryError(.priceGameChanged, subject: subject, canRetry: true)
    }
    guard stored.game != game else { return }
    try updatePriceGame(stored.id, to: game)
    if stored.game.question != game.question { try replacePriceQuestion(of: stored.id, with: game.question) }
    try insertPriceRounds(game.rounds, after: stored.game.rounds.count, of: stored.id)
    try updateUpcoming(of: stored.id, from: stored.game.upcoming, to: game.upcoming)
  }

  /// Finishes the current game and returns it; if nothing was asked in it, deletes it and returns nil.
  func finishOpenPriceGame(of owner: Owner, at moment: Moment, _ rules: [any ReachRule]) throws -> PastPriceGame? {
    guard let open = try readableOpenPriceGame(of: owner, rules) else { return nil }
    guard !open.game.rounds.isEmpty else {
      try run("DELETE FROM price_games WHERE id = ?", open.id)
      return nil
    }
    let id = PastPriceGame.ID(number: open.id)
    try closePriceGame(id, at: moment)
    let past = try pastPriceGame(id, of: owner)
    if let past { try add(past, of: owner) }
    return past
  }

  /// Marks the current game as finished.
  private func closePriceGame(_ id: PastPriceGame.ID, at moment: Moment) throws(RepositoryError) {
    try run(
      """
      UPDATE price_games SET state = 'finished', finished_at = ?,
        random_state = NULL, question_product_id = NULL, question_offset = NULL
      WHERE id = ?
      """,
      values: [moment, id.number]
    )
    for table in ["price_products", "price_options", "price_upcoming"] {
      try run("DELETE FROM \(table) WHERE game_id = ?", id.number)
    }
  }

  private func readableOpenPriceGame(of owner: Owner, _ rules: [any ReachRule]) throws(RepositoryError)
    -> OpenPriceGame?
  {
    do throws(RepositoryError) {
      return try openPriceGame(of: owner, rules)
    } catch  where error.code == .corrupt {
      return nil
    }
  }

  /// Inserts a new current game, replacing one whose rows are unreadable.
  func insertOpenPriceGame(_ game: PriceGame, of owner: Owner) throws {
    try run("DELETE FROM price_games WHERE owner = ? AND state = 'open'", owner)
    let id = try numberAfterAll(in: "price_games")
    let sql = "INSERT INTO price_games (id, owner, state, rule, began_with) VALUES (?, ?, 'open', ?, ?)"
    try run(sql, id, owner, game.ruleName, game.id.number)
    // Deleting a game's row by hand may have left others behind.
    for table in ["price_game_categories", "price_products", "price_upcoming", "price_rounds"] {
      try run("DELETE FROM \(table) WHERE game_id = ?", id)
    }
    try insertPriceTrails(game.trails, of: id)
    for product in game.products { try insertQuizProduct(product, of: id) }
    try updatePriceGame(id, to: game)
    try replacePriceQuestion(of: id, with: game.question)
    try insertPriceRounds(game.rounds, after: 0, of: id)
    try updateUpcoming(of: id, from: [], to: game.upcoming)
  }

  private func updatePriceGame(_ id: Int64, to game: PriceGame) throws(RepositoryError) {
    try run(
      "UPDATE price_games SET random_state = ?, question_product_id = ?, question_offset = ? WHERE id = ?",
      values: [Int64(bitPattern: game.random.state), game.question.product.id, game.question.options.offset, id]
    )
  }

  private func replacePriceQuestion(of id: Int64, with question: PriceQuestion) throws(RepositoryError) {
    try run("DELETE FROM price_options WHERE game_id = ?", id)
    for (position, price) in question.options.prices.enumerated() {
      try insert(
        into: "price_options",
        [
          "game_id": id, "position": position, "price_minor": price.minorUnits,
          "is_right": position == question.options.answer, "is_hidden": question.hidden.contains(position),
        ]
      )
    }
  }

  private func updateUpcoming(of id: Int64, from old: [String], to new: [String]) throws(RepositoryError) {
    let kept = zip(old, new).prefix { $0 == $1 }.count
    try run("DELETE FROM price_upcoming WHERE game_id = ? AND position >= ?", id, kept)
    for (position, product) in new.enumerated().dropFirst(kept) {
      try insert(into: "price_upcoming", ["game_id": id, "position": position, "product_id": product])
    }
  }
}
