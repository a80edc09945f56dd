import ArcadeDomain

/// The game in progress with the number of its row.
struct OpenPriceGame {
  let id: Int64
  let game: PriceGame
}

// The file may have been edited by hand; what a closure throws beside a
// `RepositoryError`, such as `PriceGameError.broken`, becomes `.corrupt`.
extension Connection {
  /// Reads the game in progress from its rows, under one of the rules.
  func openPriceGame(of owner: Owner, _ rules: [any ReachRule]) throws(RepositoryError) -> OpenPriceGame? {
    try row("SELECT * FROM price_games WHERE owner = ? AND state = 'open'", owner) { row in
      let (id, ruleName) = (try row.integer("id"), try row.text("rule"))
      try askForParts(of: id)
      guard let rule = ReachRules.named(ruleName, among: rules) else { throw PriceGameError.broken }
      let products = try quizProducts(of: id, rule: rule)
      let asked = try row.text("question_product_id")
      guard let product = products.first(where: { $0.id == asked }) else { throw PriceGameError.broken }
      let offset = Int(try row.integer("question_offset"))
      let game = try PriceGame(
        resuming: GameID(number: try row.integer("began_with")),
        of: products,
        from: try priceTrails(of: id),
        rule: rule,
        rounds: try priceRounds(of: id),
        question: try priceQuestion(of: id, about: product, offset: offset, rule: rule),
        upcoming: try upcomingProducts(of: id),
        random: SplitMix64(seed: UInt64(bitPattern: try row.integer("random_state")))
      )
      return OpenPriceGame(id: id, game: game)
    }
  }

  /// Says that all that belongs to a game will be read.
  private func askForParts(of game: Int64) throws(RepositoryError) {
    for sql in [Self.products, Self.priceTrails, Self.priceRounds, Self.options, Self.upcoming] { try ask(sql, game) }
  }

  private static let products = "SELECT * FROM price_products WHERE game_id = ? ORDER BY product_id"
  private static let options = "SELECT * FROM price_options WHERE game_id = ? ORDER BY position"
  private static let upcoming = "SELECT * FROM price_upcoming WHERE game_id = ? ORDER BY position"

  /// Reads products, each of which can be asked for.
  private func quizProducts(of game: Int64, rule: any ReachRule) throws(RepositoryError) -> [QuizProduct] {
    try rows(Self.products, game) { row in
      let product = try row.quizProduct()
      _ = try PriceWindow(around: product.price, rule: rule, offset: AccuracyTier.beginner.offset)
      return product
    }
  }

  private func priceQuestion(
    of game: Int64,
    about product: QuizProduct,
    offset: Int,
    rule: any ReachRule
  ) throws -> PriceQuestion {
    let options = try rows(Self.options, game) { row in
      PriceOptionRow(
        minorUnits: try row.integer("price_minor"),
        isRight: try row.flag("is_right"),
        isHidden: try row.flag("is_hidden")
      )
    }
    guard AccuracyTier.allCases.contains(where: { $0.offset == offset }), options.allSatisfy(\.makesSense),
      options.filter(\.isRight).count == 1, let answer = options.firstIndex(where: \.isRight),
      let restored = PriceOptions(
        restoring: options.map { Money(minorUnits: $0.minorUnits, currency: product.price.currency) },
        answer: answer,
        offset: offset,
        around: product.price,
        rule: rule
      )
    else { throw PriceGameError.broken }
    let hidden = options.indices.filter { options[$0].isHidden }
    return PriceQuestion(product: product, options: restored, hidden: Set(hidden))
  }

  private func upcomingProducts(of game: Int64) throws -> [QuizProduct.ID] {
    let products = try rows(Self.upcoming, game) { row in (try row.integer("position"), try row.text("product_id")) }
    guard products.map(\.0) == Array(0..<Int64(products.count)) else { throw PriceGameError.broken }
    return products.map(\.1)
  }
}

/// One row of `price_options`.
private struct PriceOptionRow {
  let minorUnits: Int64
  let isRight: Bool
  let isHidden: Bool

  /// Whether it is a price, and not both right and hidden.
  var makesSense: Bool { minorUnits > 0 && !(isRight && isHidden) }
}
