import ArcadeDomain

/// The content of a game, formatted and translated.
public enum PriceGameContent: ScreenContent {
  /// A question that waits for its answer.
  case question(Question)
  /// The result of the game.
  case over([Fact])

  /// The content as blocks.
  public var page: Page {
    switch self {
    case .question(let question): question.page
    case .over(let facts): Page(.facts(facts))
    }
  }

  /// A question for the price of a product.
  public struct Question: Hashable, Sendable {
    /// The category path of the product.
    public let category: String
    /// The name of the product.
    public let product: String
    /// The maker and the availability.
    public let about: String
    /// The four prices, with their numbers from 1 as IDs; a hidden one is replaced by a word.
    public let prices: [Choice]
    /// The IDs of the hidden prices.
    public let hidden: Set<Choice.ID>
    /// The picture of the product; nil if it has none.
    public let picture: Picture?

    /// Creates a question from finished texts, for a preview or a test.
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
  /// Creates the facts of a game's result; the score has the tone of its level.
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
