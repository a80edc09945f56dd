/// A share of what the items cost, computed once, at most `most`, spread over all lines.
public struct OrderPercentOff: Hashable, Sendable {
  /// The share.
  public let percent: Percent
  /// The most that is taken off; nil without a limit.
  public let most: Money?

  /// Makes a rule; throws where a number is out of range.
  public init(percent: Percent, most: Money? = nil) throws(PromotionMistake) {
    try PromotionMistake.check(percent)
    try PromotionMistake.check(most)
    self.percent = percent
    self.most = most
  }
}
