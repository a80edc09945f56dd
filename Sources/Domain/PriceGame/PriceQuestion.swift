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
    (self.product, self.options) = (product, options)
    self.hidden = hidden.filter { options.prices.indices.contains($0) && $0 != options.answer }
  }

  /// Whether two wrong prices are hidden.
  public var isCheated: Bool { !hidden.isEmpty }
}
