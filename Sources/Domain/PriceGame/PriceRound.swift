/// An answered or skipped question.
public struct PriceRound: Hashable, Sendable {
  /// The product whose price was asked for.
  public let product: QuizProduct
  /// The chosen price; nil if the question was skipped.
  public let given: Money?
  /// Whether two wrong prices were hidden.
  public let isCheated: Bool

  /// Creates a finished question.
  public init(product: QuizProduct, given: Money?, isCheated: Bool) {
    (self.product, self.given, self.isCheated) = (product, given, isCheated)
  }

  /// Whether the answer was right, wrong or skipped. The four options are all different, so the chosen price identifies
  /// the option.
  public var outcome: Outcome {
    guard let given else { return .skipped }
    return given == product.price ? .right : .wrong
  }

  /// The outcome of a question.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// The right price was chosen.
    case right
    /// A wrong price was chosen.
    case wrong
    /// The question was skipped.
    case skipped
  }
}

extension Accuracy {
  /// The player's tier for this accuracy.
  public var tier: AccuracyTier {
    if !reaches(40) { return .beginner }
    if !reaches(70) { return .learner }
    return reaches(100) ? .expert : .connoisseur
  }
}
