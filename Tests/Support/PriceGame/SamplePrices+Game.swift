public import ArcadeDomain

extension SamplePrices {
  /// Kitchen, then Blenders.
  public static let trail = CategoryTrail(.blenders, below: CategoryTrail(kitchen))

  /// Begins a game of guessing what so many blenders cost.
  public static func game(
    products count: Int = 5,
    rule: any ReachRule = AdaptiveReach(),
    seed: UInt64 = 1
  ) throws -> PriceGame {
    try PriceGame(
      of: products(count),
      from: [trail],
      rule: rule,
      random: SplitMix64(seed: seed)
    )
  }
}
