/// Sets of different products, so much off by their number; the sets that make it cheapest.
public struct SetPercentOff: Hashable, Sendable {
  /// The shares by the number of different products, the smallest number first.
  public let byDistinct: [Step]

  /// Makes a rule; throws where nothing is named or a number is out of range.
  public init(byDistinct: [Int: Percent]) throws(PromotionMistake) {
    guard !byDistinct.isEmpty else { throw .noTiers }
    for (count, percent) in byDistinct {
      try PromotionMistake.check(count: count)
      try PromotionMistake.check(percent)
    }
    self.byDistinct = byDistinct.sorted { $0.key < $1.key }.map { Step(distinct: $0.key, percent: $0.value) }
  }

  /// The share off a set of so many different products.
  public struct Step: Hashable, Sendable {
    /// How many different products.
    public let distinct: Int
    /// The share.
    public let percent: Percent
  }
}
