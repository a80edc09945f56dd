/// One amount off the first piece of each product, another off each one after it.
public struct FirstAndFurther: Hashable, Sendable {
  /// What the first piece of a product costs less.
  public let first: Money
  /// What each further one costs less.
  public let further: Money
  /// On how many pieces in all, in the order of the lines; 0 without a limit.
  public let most: Int

  /// Makes a rule; throws where a number is out of range.
  public init(first: Money, further: Money, most: Int = 0) throws(PromotionMistake) {
    try PromotionMistake.check(first)
    try PromotionMistake.check(further)
    guard first.currency == further.currency else { throw .currenciesDiffer(first.currency, further.currency) }
    if most != 0 { try PromotionMistake.check(count: most) }
    self.first = first
    self.further = further
    self.most = most
  }
}
