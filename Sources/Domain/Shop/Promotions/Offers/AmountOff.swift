/// So much off each piece of a product with at least `minimum` pieces, never below nothing.
public struct AmountOff: Hashable, Sendable {
  /// What each piece costs less.
  public let amount: Money
  /// How many pieces of the product it takes.
  public let minimum: Int
  /// Which pieces have it.
  public let picking: Picking

  /// Makes a rule; throws where a number is out of range.
  public init(amount: Money, minimum: Int = 1, picking: Picking = .every) throws(PromotionMistake) {
    try PromotionMistake.check(amount)
    try PromotionMistake.check(count: minimum)
    self.amount = amount
    self.minimum = minimum
    self.picking = picking
  }
}
