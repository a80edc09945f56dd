/// An amount spread over the lines with pieces.
public struct AcrossLines: Hashable, Sendable {
  /// What is taken off.
  public let amount: Money

  /// Takes an amount off; throws where it is negative.
  public init(amount: Money) throws(PromotionMistake) {
    try PromotionMistake.check(amount)
    self.amount = amount
  }
}
