import ArcadeDomain

/// What a game shows, already formatted and translated.
public enum PriceGameContent: ScreenContent {
  /// A question that waits for its answer.
  case question(Question)
  /// What the game has come to.
  case over([Fact])

  /// The same as blocks.
  public var page: Page {
    switch self {
    case .question(let question): question.page
    case .over(let facts): Page(.facts(facts))
    }
  }

  /// A product whose price is asked for.
  public struct Question: Hashable, Sendable {
    /// The categories that lead to the product.
    public let category: String
    /// What the product is called.
    public let product: String
    /// Who makes it, and whether it can be bought.
    public let about: String
    /// The four prices, known by their places from 1; a word stands for one that is hidden.
    public let prices: [Choice]
    /// The places of those that are hidden.
    public let hidden: Set<Choice.ID>
    /// Its picture, where it has one.
    public let picture: Picture?

    /// Makes a question of finished texts, as a preview or a test does.
    public init(
      category: String,
      product: String,
      about: String,
      prices: [Choice],
      hidden: Set<Choice.ID> = [],
      picture: Picture? = nil
    ) {
      (self.category, self.product, self.about, self.prices) = (category, product, about, prices)
      (self.hidden, self.picture) = (hidden, picture)
    }

    fileprivate var page: Page {
      Page(
        [.text(category, .faint), .text(product, .strong), .text(about)] + (picture.map { [.picture($0)] } ?? [])
          + [.choices(prices)]
      )
    }
  }
}

extension PriceGameContent.Question {
  init(_ game: PriceGame, phrases: PricePhrases) {
    let (question, product) = (game.question, game.question.product)
    let stock = product.isInStock ? phrases.inStock : phrases.soldOut
    self.init(
      category: phrases.topic(game.trails),
      product: product.name,
      about: [product.maker, stock].filter { !$0.isEmpty }.joined(separator: phrases.language.comma),
      prices: question.options.prices.enumerated().map { index, price in
        Choice(String(index + 1), question.hidden.contains(index) ? phrases.hiddenPrice : phrases.formats.money(price))
      },
      hidden: Set(question.hidden.map { String($0 + 1) }),
      picture: product.picture.map { Picture([$0]) }
    )
  }
}

extension [Fact] {
  /// What a game has come to; the score has the tone of the level that was reached.
  init(_ score: PriceScore, phrases: PricePhrases) {
    let level = score.accuracy.answered > 0 ? phrases.level(of: score.accuracy.tier) : nil
    self = [
      Fact(phrases.questionsLabel, phrases.formats.number(score.questions)),
      Fact(phrases.skippedLabel, phrases.formats.number(score.skipped)),
      Fact(phrases.rightLabel, phrases.right(score.right, percent: score.accuracy.percent)),
      Fact(phrases.scoreLabel, phrases.points(score.points), level?.tone ?? .plain),
    ]
    if let level { append(Fact(phrases.levelLabel, level.text, level.tone)) }
  }
}
