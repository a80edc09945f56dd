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
  ///
  /// What another game has that is known to be sound, and the rows say just the same, is not made and checked again.
  func openPriceGame(
    of owner: Owner,
    _ rules: [any ReachRule],
    knowing known: PriceGame? = nil
  ) throws(RepositoryError) -> OpenPriceGame? {
    let rows = PriceGameRows.ofOpenGame(of: owner)
    for sql in [rows.products, rows.trails, rows.rounds, rows.options, rows.upcoming] { try prefetch(sql, rows.key) }
    return try row("SELECT * FROM price_games WHERE owner = ? AND state = 'open'", owner) { row in
      let ruleName = try row.text("rule")
      guard let rule = ReachRules.named(ruleName, among: rules) else { throw PriceGameError.broken }
      let products = try quizProducts(rows, rule: rule, knowing: known?.ruleName == ruleName ? known : nil)
      let asked = try row.text("question_product_id")
      guard let product = products.first(where: { $0.id == asked }) else { throw PriceGameError.broken }
      let offset = try row.count("question_offset")
      let game = try PriceGame(
        resuming: GameID(number: try row.integer("began_with")),
        of: products,
        from: try priceTrails(rows, knowing: known?.trails ?? []),
        rule: rule,
        rounds: try priceRounds(rows),
        question: try priceQuestion(rows, about: product, offset: offset, rule: rule),
        upcoming: try upcomingProducts(rows),
        random: SplitMix64(seed: UInt64(bitPattern: try row.integer("random_state")))
      )
      return OpenPriceGame(id: try row.integer("id"), game: game)
    }
  }

  /// Reads products, each of which can be asked for.
  private func quizProducts(
    _ rows: PriceGameRows,
    rule: any ReachRule,
    knowing known: PriceGame?
  ) throws(RepositoryError) -> [QuizProduct] {
    var known = known?.products[...] ?? []
    return try self.rows(rows.products, rows.key) { row in
      if let next = known.popFirst(), try row.holds(next) { return next }
      let product = try row.quizProduct()
      _ = try PriceWindow(around: product.price, rule: rule, offset: AccuracyTier.beginner.offset)
      return product
    }
  }

  private func priceQuestion(
    _ rows: PriceGameRows,
    about product: QuizProduct,
    offset: Int,
    rule: any ReachRule
  ) throws -> PriceQuestion {
    let options = try self.rows(rows.options, rows.key) { row in
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

  private func upcomingProducts(_ rows: PriceGameRows) throws -> [QuizProduct.ID] {
    let products = try self.rows(rows.upcoming, rows.key) { row in
      (try row.integer("position"), try row.text("product_id"))
    }
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
