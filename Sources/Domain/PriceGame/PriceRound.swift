/// A question that was answered or skipped.
public struct PriceRound: Hashable, Sendable {
  /// The product whose price was asked for.
  public let product: QuizProduct
  /// The price that was given; nil where the question was skipped.
  public let given: Money?
  /// Whether two wrong prices had been hidden.
  public let isCheated: Bool

  /// Describes a past question.
  public init(product: QuizProduct, given: Money?, isCheated: Bool) {
    (self.product, self.given, self.isCheated) = (product, given, isCheated)
  }

  /// How it ended.
  ///
  /// The four options of a question are all different, so the price that was given says which option it was.
  public var outcome: Outcome {
    guard let given else { return .skipped }
    return given == product.price ? .right : .wrong
  }

  /// How a question ended.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// The right price was given.
    case right
    /// Another one was.
    case wrong
    /// None was.
    case skipped
  }
}

extension Accuracy {
  /// The tier that it reaches.
  public var tier: AccuracyTier {
    if !reaches(40) { return .beginner }
    if !reaches(70) { return .learner }
    return reaches(100) ? .expert : .connoisseur
  }
}
