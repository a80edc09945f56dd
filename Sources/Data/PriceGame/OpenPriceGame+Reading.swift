import ArcadeDomain

/// The current game with its row number.
struct OpenPriceGame {
  let id: Int64
  let game: PriceGame
}

// The file may have been edited by hand; errors other than a `RepositoryError`, such as `PriceGameError.broken`, become
// `.corrupt`.
extension Connection {
  /// Reads the current game from its rows, with one of the rules.
  func openPriceGame(of owner: Owner, _ rules: [any ReachRule]) throws(RepositoryError) -> OpenPriceGame? {
    let rows = PriceGameRows.ofOpenGame(of: owner)
    for sql in [rows.products, rows.trails, rows.rounds, rows.options, rows.upcoming] { try prefetch(sql, rows.key) }
    return try row("SELECT * FROM price_games WHERE owner = ? AND state = 'open'", owner) { row in
      guard let rule = ReachRules.named(try row.text("rule"), among: rules) else { throw PriceGameError.broken }
      let products = try self.rows(rows.products, rows.key) { row in
        let product = try row.quizProduct()
        _ = try PriceWindow(around: product.price, rule: rule, offset: AccuracyTier.beginner.offset)
        return product
      }
      let asked = try row.text("question_product_id")
      guard let product = products.first(where: { $0.id == asked }) else { throw PriceGameError.broken }
      let offset = try row.count("question_offset")
      let game = try PriceGame(
        resuming: GameID(number: try row.integer("began_with")),
        of: products,
        from: try priceTrails(rows),
        rule: rule,
        rounds: try priceRounds(rows),
        question: try priceQuestion(rows, about: product, offset: offset, rule: rule),
        upcoming: try upcomingProducts(rows),
        random: SplitMix64(seed: UInt64(bitPattern: try row.integer("random_state")))
      )
      return OpenPriceGame(id: try row.integer("id"), game: game)
    }
  }

  private func priceQuestion(
    _ rows: PriceGameRows,
    about product: QuizProduct,
    offset: Int,
    rule: any ReachRule
  ) throws -> PriceQuestion {
    let options = try self.rows(rows.options, rows.key) { row in
      (price: try row.integer("price_minor"), isRight: try row.flag("is_right"), isHidden: try row.flag("is_hidden"))
    }
    guard AccuracyTier.allCases.contains(where: { $0.offset == offset }),
      options.allSatisfy({ $0.price > 0 && !($0.isRight && $0.isHidden) }),
      options.filter(\.isRight).count == 1, let answer = options.firstIndex(where: \.isRight),
      let restored = PriceOptions(
        restoring: options.map { Money(minorUnits: $0.price, currency: product.price.currency) },
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
