/// A question that waits for an answer.
public struct PriceQuestion: Hashable, Sendable {
  /// The product whose price is asked for.
  public let product: QuizProduct
  /// The four prices to choose from.
  public let options: PriceOptions
  /// The indices of the hidden prices; none or two.
  public internal(set) var hidden: Set<Int>

  /// Creates a question; only wrong options can be hidden.
  public init(product: QuizProduct, options: PriceOptions, hidden: Set<Int> = []) {
    (self.product, self.options) = (product, options)
    self.hidden = hidden.filter { options.prices.indices.contains($0) && $0 != options.answer }
  }

  /// Whether two wrong prices are hidden.
  public var isCheated: Bool { !hidden.isEmpty }
}
