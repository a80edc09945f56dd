/// A question that waits for its answer.
public struct PriceQuestion: Hashable, Sendable {
  /// The product whose price is asked for.
  public let product: QuizProduct
  /// The four prices.
  public let options: PriceOptions
  /// Which of them were hidden, as positions from 0; none or two.
  public internal(set) var hidden: Set<Int>

  /// Puts a question; hidden options are only kept where they are wrong ones.
  public init(product: QuizProduct, options: PriceOptions, hidden: Set<Int> = []) {
    self.product = product
    self.options = options
    self.hidden = hidden.filter { options.prices.indices.contains($0) && $0 != options.answer }
  }

  /// Whether two wrong prices are hidden.
  public var isCheated: Bool { !hidden.isEmpty }
}

/// Four prices of which one is right.
public struct PriceOptions: Hashable, Sendable {
  /// The prices in the order in which they are shown, all different, all above zero.
  public let prices: [Money]
  /// Which of them is right, from 0.
  public let answer: Int
  /// The offset that was used.
  public let offset: Int
  /// Where the wrong ones may stand.
  public let window: PriceWindow
}

extension PriceOptions {
  /// Puts stored options together again; nil where they are not four different ones with the price at `answer`.
  public init?(restoring prices: [Money], answer: Int, offset: Int, around price: Money, rule: any ReachRule) {
    guard Set(prices).count == 4, prices.indices.contains(answer), prices[answer] == price,
      let window = try? PriceWindow(around: price, rule: rule, offset: offset)
    else { return nil }
    self.init(prices: prices, answer: answer, offset: offset, window: window)
  }
}
