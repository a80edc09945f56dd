import ArcadeDomain

/// Everything that a question shows, already formatted and translated.
public struct PriceGameScreen: Hashable, Sendable {
  /// The number of the question and the score.
  public let title: String
  /// The question, or why there is none.
  public var content: Content
  /// What just happened, the result of the answer before first.
  public var notices: [Notice]
  /// Whether only the notices are news since the screen before.
  public var isUpdate: Bool

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, notices: [Notice] = [], isUpdate: Bool = false) {
    self.title = title
    self.content = content
    self.notices = notices
    self.isUpdate = isUpdate
  }

  /// What stands where the question stands.
  public enum Content: Hashable, Sendable {
    /// Its products are being loaded.
    case loading(String)
    /// There it is.
    case question(Question)
    /// There is none.
    case failed(Failure)
  }

  /// A question that waits for its answer.
  public struct Question: Hashable, Sendable {
    /// The categories that lead to the product.
    public let category: String
    /// What the product is called.
    public let product: String
    /// Who makes it; empty where nobody says.
    public let maker: String
    /// Whether it can be bought.
    public let stock: String
    /// The four prices.
    public let options: [Option]

    /// Makes a question of finished texts.
    public init(category: String, product: String, maker: String, stock: String, options: [Option]) {
      self.category = category
      self.product = product
      self.maker = maker
      self.stock = stock
      self.options = options
    }
  }

  /// One of the four prices.
  public struct Option: Hashable, Sendable {
    /// What chooses it, from 1.
    public let number: String
    /// The price, or a word where it is hidden.
    public let price: String
    /// Whether it is hidden.
    public let isHidden: Bool

    /// Makes an option of finished texts.
    public init(number: String, price: String, isHidden: Bool = false) {
      self.number = number
      self.price = price
      self.isHidden = isHidden
    }
  }
}

extension PriceGameScreen {
  init(_ game: PriceGame, notices: [Notice], isUpdate: Bool, phrases: any PricePhrases) {
    let question = game.question
    let options = question.options.prices.enumerated().map { index, price in
      let isHidden = question.hidden.contains(index)
      let text = isHidden ? phrases.hiddenPrice : phrases.formats.money(price)
      return Option(number: String(index + 1), price: text, isHidden: isHidden)
    }
    self.init(
      title: phrases.questionTitle(game.number, points: game.score.points),
      content: .question(
        Question(
          category: phrases.topic(game.trails),
          product: question.product.name,
          maker: question.product.maker,
          stock: question.product.isInStock ? phrases.inStock : phrases.soldOut,
          options: options
        )
      ),
      notices: notices,
      isUpdate: isUpdate
    )
  }
}
