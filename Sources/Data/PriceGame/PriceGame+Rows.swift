import ArcadeDomain

extension Connection {
  /// Reads the categories of a game; throws `.corrupt` if one is missing.
  func priceTrails(_ rows: PriceGameRows) throws -> [CategoryTrail] {
    var position: Int64 = 0
    return try self.rows(rows.trails, rows.key) { row in
      guard try row.integer("position") == position else { throw row.mismatch("no category \(position)") }
      position += 1
      return try row.categoryTrail()
    }
  }

  func insertPriceTrails(_ trails: [CategoryTrail], of game: Int64) throws {
    let rows = trails.enumerated().map { position, trail -> [any SQLConvertible] in
      [game, position, trail.id, trail.path.jsonText]
    }
    try insert(into: "price_game_categories (game_id, position, category_id, path)", each: rows)
  }
}

extension Row {
  /// Returns a category with the names of its ancestors.
  func categoryTrail() throws(RepositoryError) -> CategoryTrail {
    CategoryTrail(id: Int(try integer("category_id")), path: try texts("path"))
  }
}

// A round stores its product, so that it does not depend on the game's products.
extension Connection {
  /// Reads the rounds of a game; throws `.corrupt` if one is missing.
  func priceRounds(_ rows: PriceGameRows) throws -> [PriceRound] {
    var number: Int64 = 0
    return try self.rows(rows.rounds, rows.key) { row in
      number += 1
      guard try row.integer("number") == number else { throw row.mismatch("no round \(number)") }
      return try row.priceRound()
    }
  }

  /// Writes the rounds after the first `count`.
  func insertPriceRounds(_ rounds: [PriceRound], after count: Int, of game: Int64) throws(RepositoryError) {
    for (index, round) in rounds.enumerated().dropFirst(count) {
      try run(
        """
        INSERT INTO price_rounds (game_id, number, given_minor, is_cheated, product_id, name, maker, price_minor,
          currency, is_in_stock, page, picture)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        values: [game, index + 1, round.given?.minorUnits, round.isCheated] + round.product.sqlValues
      )
    }
  }

  func insertQuizProduct(_ product: QuizProduct, of game: Int64) throws(RepositoryError) {
    try run(
      """
      INSERT INTO price_products (game_id, product_id, name, maker, price_minor, currency, is_in_stock, page, picture)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      values: [game] + product.sqlValues
    )
  }
}

extension Row {
  /// Returns a product; throws `.corrupt` if its price cannot be guessed.
  func quizProduct() throws(RepositoryError) -> QuizProduct {
    let product = QuizProduct(
      id: try text("product_id"),
      name: try text("name"),
      maker: try text("maker"),
      price: try money("price_minor"),
      isInStock: try flag("is_in_stock"),
      page: try optionalText("page"),
      picture: try optionalText("picture")
    )
    guard let product else { throw mismatch("column price_minor is not above zero") }
    return product
  }

  fileprivate func priceRound() throws(RepositoryError) -> PriceRound {
    let (product, given) = (try quizProduct(), try optionalInteger("given_minor"))
    if let given, given <= 0 { throw mismatch("column given_minor is not above zero") }
    return PriceRound(
      product: product,
      given: given.map { Money(minorUnits: $0, currency: product.price.currency) },
      isCheated: try flag("is_cheated")
    )
  }
}

extension QuizProduct {
  /// The values from `product_id` to `picture`, in the order in which the statements above name them.
  fileprivate var sqlValues: [any SQLConvertible] {
    [id, name, maker, price.minorUnits, price.currency.code, isInStock, page, picture]
  }
}
