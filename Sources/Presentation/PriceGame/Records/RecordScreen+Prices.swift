public import ArcadeDomain

extension RecordScreen {
  /// Formats finished games in their order, each with the number that chooses it.
  public init(history games: [PastPriceGame], phrases: any PricePhrases) {
    self.init(title: phrases.historyTitle, phrases.historyTable(of: games), whereEmpty: phrases.noGames)
  }

  /// Formats the best games in their order.
  public init(best: [BestPriceGames], phrases: any PricePhrases) {
    self.init(title: phrases.bestTitle, phrases.bestTable(of: best), whereEmpty: phrases.noGames)
  }

  /// Formats the products of a category.
  public init(_ products: [QuizProduct], of category: String, phrases: any PricePhrases) {
    let title = phrases.productsTitle(of: category)
    self.init(title: title, phrases.productTable(of: products), whereEmpty: phrases.noProducts)
  }

  /// Formats categories with the numbers by which their source knows them; `parent` is the one that they are below.
  public init(_ categories: [PriceCategory], below parent: String?, phrases: any PricePhrases) {
    let rows = categories.map { [String($0.id), $0.name] }
    let table = Table(columns: [.init(phrases.idLabel, isNumber: true), .init(phrases.categoryLabel)], rows: rows)
    self.init(title: phrases.categoriesTitle(below: parent), content: .tables([table]))
  }
}

extension PricePhrases {
  fileprivate func historyTable(of games: [PastPriceGame]) -> RecordScreen.Table {
    let rows = games.map { game in
      [
        String(game.id.number), formats.moment(game.finishedAt), name(of: game.trails), game.ruleName,
        right(game.score.right, percent: game.score.accuracy.percent), formats.number(game.score.points),
      ]
    }
    return RecordScreen.Table(
      columns: [
        .init(gameLabel, isNumber: true), .init(playedLabel), .init(categoryLabel, mayBeCut: true), .init(ruleLabel),
        .init(rightLabel, isNumber: true), .init(scoreLabel, isNumber: true),
      ],
      rows: rows
    )
  }

  fileprivate func bestTable(of best: [BestPriceGames]) -> RecordScreen.Table {
    let rows = best.map { best in
      [
        name(of: best.trails), best.ruleName, formats.number(best.bestPoints), formats.number(best.longestStreak),
        formats.number(best.games), formats.number(best.totalPoints),
        right(best.accuracy.right, percent: best.accuracy.percent),
      ]
    }
    return RecordScreen.Table(
      columns: [
        .init(categoryLabel), .init(ruleLabel), .init(bestLabel, isNumber: true), .init(streakLabel, isNumber: true),
        .init(gamesLabel, isNumber: true), .init(totalLabel, isNumber: true), .init(rightLabel, isNumber: true),
      ],
      rows: rows
    )
  }

  fileprivate func productTable(of products: [QuizProduct]) -> RecordScreen.Table {
    let rows = products.enumerated().map { index, product in
      [
        String(index + 1), product.name, product.maker, formats.money(product.price),
        product.isInStock ? inStock : soldOut,
      ]
    }
    return RecordScreen.Table(
      columns: [
        .init(numberLabel, isNumber: true), .init(nameLabel, mayBeCut: true), .init(makerLabel, mayBeCut: true),
        .init(priceLabel, isNumber: true), .init(stockLabel),
      ],
      rows: rows
    )
  }
}
