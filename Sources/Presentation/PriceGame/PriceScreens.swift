public import ArcadeDomain

/// The shared actions of the price game's screens, and performing them.
public struct PriceScreens: ScreenSystem {
  /// The use cases of the game.
  public let quiz: PriceQuiz
  public let phrases: PricePhrases
  /// Whether loading a category can be slow, so that it is announced.
  let saysLoading: Bool
  /// Makes the random number generator of a new game.
  let random: @Sendable () -> SplitMix64
  /// The signs in a shared result.
  let signs: DailySigns
  /// The games that have ended; the game in progress is stored.
  private(set) var ended = SessionGames<GameID, EndedPriceGame>()

  /// Creates the screens; a test passes its own generators.
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

  /// Opens a new game, with the result of the previous one.
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

/// A game that ended in this session.
struct EndedPriceGame {
  /// The game in its last state.
  let game: PriceGame
  /// The ID of the stored game; nil if nothing was asked.
  let past: PastPriceGame.ID?
}
