public import ArcadeData
public import ArcadeDomain

/// A small catalogue for tests: Kitchen contains Blenders, with products, and Juicers, without.
public enum SamplePrices {
  /// The only root category.
  public static let kitchen = PriceCategory(id: 45_667, name: "Kitchen")

  /// A category without products.
  public static let juicers = PriceCategory(id: 419_290, name: "Juicers")

  /// Returns a number of products, which cost 10.99, 11.99 and so on, alternately in stock and sold out.
  public static func products(_ count: Int = 5) -> [QuizProduct] {
    (0..<count).compactMap { number in
      QuizProduct(
        id: "SKU\(number)",
        name: "Blender \(number)",
        maker: "Fennick",
        price: Money(minorUnits: Int64(1_099 + 100 * number), currency: .usd),
        isInStock: number.isMultiple(of: 2),
        page: "https://example.com/products/SKU\(number)"
      )
    }
  }

  /// Returns the products of Arcade's own catalogue.
  public static func shipped() async throws -> PriceAssortment {
    try await SyncingPriceCatalog(store: InMemoryFeedStore(), time: HandDrivenTime(), isOffline: true).assortment()
  }

  /// Returns the catalogue with a number of blenders.
  public static func catalog(products count: Int = 5, freshness: Freshness = .fresh) -> InMemoryPriceCatalog {
    InMemoryPriceCatalog(
      roots: [kitchen],
      contents: [
        kitchen.id: .subcategories([.blenders, juicers]), PriceCategory.blenders.id: .products(products(count)),
        juicers.id: .products([]),
      ],
      freshness: freshness
    )
  }
}

extension SamplePrices {
  /// Kitchen, then Blenders.
  public static let trail = CategoryTrail(.blenders, below: CategoryTrail(kitchen))

  /// Begins a game with a number of blenders.
  public static func game(
    products count: Int = 5,
    rule: any ReachRule = AdaptiveReach(),
    seed: UInt64 = 1
  ) throws -> PriceGame {
    try PriceGame(of: products(count), from: [trail], rule: rule, random: SplitMix64(seed: seed))
  }

  /// Plays a game, answering rightly (`r`), wrongly (`w`) or not at all (`s`).
  public static func game(answering answers: String, seed: UInt64 = 1) throws -> PriceGame {
    var game = try game(seed: seed)
    for answer in answers {
      let right = game.question.options.answer
      if answer == "s" { try game.skip() } else { _ = try game.answer(answer == "r" ? right : (right + 1) % 4) }
    }
    return game
  }
}
