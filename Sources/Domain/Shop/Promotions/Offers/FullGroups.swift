/// So much off the pieces of full groups, counted over all lines in their order.
public struct FullGroups: Hashable, Sendable {
  /// How many pieces make a group.
  public let size: Int
  /// What each of its pieces, or the group as a whole, costs less.
  public let gives: Tiers.Reward

  /// Makes a rule; throws where a number is out of range.
  public init(size: Int, gives: Tiers.Reward) throws(PromotionMistake) {
    try PromotionMistake.check(count: size)
    switch gives {
    case .amount(let amount): try PromotionMistake.check(amount)
    case .percent(let percent): try PromotionMistake.check(percent)
    }
    self.size = size
    self.gives = gives
  }
}
