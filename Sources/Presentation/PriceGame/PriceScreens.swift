public import ArcadeDomain

/// What every screen of the price game offers, and the doing: its presenters share one.
public struct PriceScreens: ScreenSystem {
  /// What the game works with.
  public let quiz: PriceQuiz
  public let phrases: PricePhrases
  /// Whether loading a category can take a while, so that it is said.
  let saysLoading: Bool
  /// Makes the generator of a game that begins.
  let random: @Sendable () -> SplitMix64
  /// How the signs of a daily are shared.
  let signs: DailySigns
  /// The games that have ended; the one in progress is stored.
  private(set) var ended = SessionGames<GameID, EndedPriceGame>()

  /// Offers what can be done in the price game; a test gives generators of its own.
  public init(
    quiz: PriceQuiz,
    phrases: PricePhrases,
    saysLoading: Bool = true,
    signs: DailySigns = .squares,
    random: @escaping @Sendable () -> SplitMix64 = { SplitMix64(seed: .random(in: .min ... .max)) }
  ) {
    (self.quiz, self.phrases, self.saysLoading, self.signs, self.random) = (quiz, phrases, saysLoading, signs, random)
  }

  public func continuing(_ others: any ScreenSystem) -> PriceScreens {
    var same = self
    if let others = others as? PriceScreens { same.ended = others.ended }
    return same
  }

  public func perform(
    _ intent: PriceIntent,
    on screen: PriceRoute,
    progress: (String) -> Void
  ) async throws -> Next<PriceRoute> {
    switch intent {
    case .play(let trails): return try await play(trails, else: phrases.nothingPlayed, progress)
    case .again:
      let (trails, revealed) = (try await quiz.lastTrails(), try await quiz.lastRevealed())
      return try await play(trails, revealed: revealed, else: phrases.nothingPlayed, progress)
    case .playMix: return try await play(await quiz.mix(), else: phrases.mixEmpty, progress)
    case .resume:
      if let game = try await quiz.currentGame() { return .go(.game(game.id)) }
      return .stay([Notice(phrases.noGameInProgress, .warning)])
    case .open(let path): return try await open(path, progress)
    case .mix(let trails): return try await mix(trails, progress)
    case .clearMix:
      try await quiz.clearMix()
      return .stay([Notice(phrases.mixEmpty)])
    case .guess(let guess): return try await self.guess(guess)
    case .show: return .stay()
    case .go(let route): return .go(route)
    }
  }

  /// Leads to a game that has begun, with what became of the one before.
  func entering(_ begun: BegunPriceGame) -> Next<PriceRoute> {
    .go(.game(begun.game.id), phrases.notices(for: begun, at: quiz.time.now()))
  }

  private func play(
    _ trails: [CategoryTrail],
    revealed: Set<QuizProduct.ID> = [],
    else sentence: String,
    _ progress: (String) -> Void
  ) async throws -> Next<PriceRoute> {
    guard !trails.isEmpty else { return .stay([Notice(sentence, .warning)]) }
    if saysLoading { progress(phrases.loadingProducts) }
    return entering(try await quiz.beginPriceGame(with: trails, revealed: revealed, random: random()))
  }

  private func open(_ path: [PriceCategory.ID], _ progress: (String) -> Void) async throws -> Next<PriceRoute> {
    if saysLoading { progress(phrases.loadingCategory) }
    let level = try await quiz.level(at: path)
    switch (level.content, level.trail) {
    case (.products(let products), let trail?) where !products.isEmpty:
      return try await play([trail], else: phrases.noProducts, progress)
    case (.products, _): return .stay([Notice(phrases.noProducts, .warning)])
    case (.subcategories([]), let trail?): return .stay([Notice(phrases.emptyCategory(trail.name), .warning)])
    case (.subcategories, _): return .go(.categories(level.path))
    }
  }

  private func mix(_ trails: [CategoryTrail], _ progress: (String) -> Void) async throws -> Next<PriceRoute> {
    if trails.isEmpty {
      let mix = try await quiz.mix()
      return .stay([Notice(mix.isEmpty ? phrases.mixEmpty : phrases.mixHolds(mix.map(\.name)))])
    }
    if saysLoading { progress(phrases.loadingCategory) }
    _ = try await quiz.collectMix(trails)
    return .stay()
  }
}

/// A game that has ended.
struct EndedPriceGame {
  /// The game as it ended.
  let game: PriceGame
  /// What it is stored as; nil where nothing was asked in it.
  let past: PastPriceGame.ID?
}
