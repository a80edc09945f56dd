/// A share off the pieces of a product with at least `minimum` of them, rounded once per line.
public struct PercentOff: Hashable, Sendable {
  /// The share.
  public let percent: Percent
  /// How many pieces of the product it takes.
  public let minimum: Int
  /// Which pieces have it.
  public let picking: Picking

  /// Makes a rule; throws where a number is out of range.
  public init(percent: Percent, minimum: Int = 1, picking: Picking = .every) throws(PromotionMistake) {
    try PromotionMistake.check(percent)
    try PromotionMistake.check(count: minimum)
    self.percent = percent
    self.minimum = minimum
    self.picking = picking
  }
}
