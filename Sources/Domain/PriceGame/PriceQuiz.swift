/// The categories, games, reach rule and clock of the price game.
public struct PriceQuiz: Sendable {
  let catalog: any PriceCatalogRepository
  let games: any PriceGameRepository
  /// The reach rule of new games.
  public let rule: any ReachRule
  /// The clock.
  public let time: any TimeSource

  /// Creates the service.
  public init(
    catalog: any PriceCatalogRepository,
    games: any PriceGameRepository,
    rule: any ReachRule = AdaptiveReach(),
    time: any TimeSource
  ) {
    (self.catalog, self.games, self.rule, self.time) = (catalog, games, rule, time)
  }
}

extension PriceQuiz {
  /// Starts a game with the products of all the categories; throws `PriceGameError.noProducts` if there are none.
  /// Finishes the game in progress, which enters the history. Products that were `revealed` before come last.
  public func beginPriceGame(
    with trails: [CategoryTrail],
    revealed: Set<QuizProduct.ID> = [],
    random: SplitMix64
  ) async throws -> BegunPriceGame {
    var products: [QuizProduct] = []
    var freshness: [Freshness] = []
    var leftOut = 0
    for trail in trails {
      let loaded = try await catalog.content(of: trail.id)
      products += try loaded.value.content.products(of: trail)
      freshness.append(loaded.freshness)
      leftOut += loaded.value.leftOut
    }
    let game = try PriceGame(of: products, from: trails, rule: rule, revealed: revealed, random: random)
    return try await begin(game, freshness: freshness, leftOut: leftOut)
  }

  /// Starts a game with the products of another one.
  public func beginPriceGame(again game: PriceGame, random: SplitMix64) async throws -> BegunPriceGame {
    try await begin(try game.again(random: random), freshness: [], leftOut: 0)
  }

  private func begin(_ game: PriceGame, freshness: [Freshness], leftOut: Int) async throws(RepositoryError)
    -> BegunPriceGame
  {
    let finished = try await games.begin(game, at: time.now())
    return BegunPriceGame(game: game, finished: finished, freshness: freshness, leftOut: leftOut)
  }

  /// Adds categories to the mix, each once; a category of categories adds all those with products below it. Throws if
  /// one has no products, and then adds none of them.
  public func collectMix(_ trails: [CategoryTrail]) async throws -> [CategoryTrail] {
    var leaves: [CategoryTrail] = []
    for trail in trails {
      let count = leaves.count
      try await collect(trail, into: &leaves)
      guard leaves.count > count else { throw PriceGameError.noProducts }
    }
    var mix = try await games.mix()
    for trail in leaves where !mix.contains(where: { $0.id == trail.id }) { mix.append(trail) }
    try await games.keepMix(mix)
    return mix
  }
}

extension PriceQuiz {
  /// The most categories that one call adds: each is loaded, and a source may have thousands.
  private static let mostCollected = 50

  private func collect(_ trail: CategoryTrail, into leaves: inout [CategoryTrail], isBelow: Bool = false)
    async throws
  {
    guard leaves.count < Self.mostCollected, trail.path.count <= 10 else { return }
    switch try await catalog.content(of: trail.id).value.content {
    case .products(let products): if !products.isEmpty { leaves.append(trail) }
    case .subcategories(let below):
      guard !below.isEmpty || isBelow else { throw PriceGameError.empty(trail.name) }
      for category in below { try await collect(CategoryTrail(category, below: trail), into: &leaves, isBelow: true) }
    }
  }
}

extension CategoryContent {
  /// Returns the products; throws if there are categories instead, or neither.
  func products(of trail: CategoryTrail) throws(PriceGameError) -> [QuizProduct] {
    switch self {
    case .products(let products): return products
    case .subcategories(let below): throw below.isEmpty ? .empty(trail.name) : .holdsCategories(trail.name)
    }
  }
}

/// A game that has just started.
public struct BegunPriceGame: Hashable, Sendable {
  /// The game with its first question.
  public let game: PriceGame
  /// The finished previous game, if it had any answers.
  public let finished: PastPriceGame?
  /// The freshness of the products of each category.
  public let freshness: [Freshness]
  /// The number of products that were skipped because of invalid data.
  public let leftOut: Int
}
