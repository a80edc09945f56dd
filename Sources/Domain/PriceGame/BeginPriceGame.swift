/// Begins a game with the products of categories, in place of the one in progress.
///
/// What was in progress is not lost: it is finished and stands in the history.
public struct BeginPriceGame: Sendable {
  private let quiz: PriceQuiz

  init(quiz: PriceQuiz) { self.quiz = quiz }

  /// Begins with the products of all the categories together; throws `PriceGameError.noProducts` where they have none.
  public func callAsFunction(with trails: [CategoryTrail], random: SplitMix64) async throws -> BegunPriceGame {
    var products: [QuizProduct] = []
    var freshness: [Freshness] = []
    var leftOut = 0
    for trail in trails {
      let loaded = try await quiz.catalog.content(of: trail.id)
      products += try loaded.value.content.products(of: trail)
      freshness.append(loaded.freshness)
      leftOut += loaded.value.problems.total
    }
    let game = try PriceGame(of: products, from: trails, rule: quiz.rule, random: random)
    return try await begin(game, freshness: freshness, leftOut: leftOut)
  }

  /// Begins with the products of another game, with nothing answered.
  public func callAsFunction(again game: PriceGame, random: SplitMix64) async throws -> BegunPriceGame {
    try await begin(try game.again(random: random), freshness: [], leftOut: 0)
  }

  private func begin(_ game: PriceGame, freshness: [Freshness], leftOut: Int) async throws(RepositoryError)
    -> BegunPriceGame
  {
    let finished = try await quiz.games.begin(game, at: quiz.time.now())
    return BegunPriceGame(game: game, finished: finished, freshness: freshness, leftOut: leftOut)
  }
}

extension CategoryContent {
  /// Returns the products; throws where there are categories instead, or neither.
  func products(of trail: CategoryTrail) throws(PriceGameError) -> [QuizProduct] {
    switch self {
    case .products(let products): return products
    case .subcategories(let below): throw below.isEmpty ? .empty(trail.name) : .holdsCategories(trail.name)
    }
  }
}

/// A game that has just begun.
public struct BegunPriceGame: Hashable, Sendable {
  /// The game, with its first question.
  public let game: PriceGame
  /// The game that was in progress before, if anything was asked in it.
  public let finished: PastPriceGame?
  /// How fresh the products of each category are.
  public let freshness: [Freshness]
  /// How many products cannot be asked for, as something about them makes no sense.
  public let leftOut: Int
}
