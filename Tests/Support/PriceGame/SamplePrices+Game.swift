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

  /// Plays a game that answers rightly (`r`), wrongly (`w`) or not at all (`s`).
  public static func game(answering answers: String, seed: UInt64 = 1) throws -> PriceGame {
    var game = try game(seed: seed)
    for answer in answers {
      let right = game.question.options.answer
      if answer == "s" { try game.skip() } else { _ = try game.answer(answer == "r" ? right : (right + 1) % 4) }
    }
    return game
  }
}
