public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// The small catalogue with games in memory, and access to every part for tests.
public struct SampleQuiz: Sendable {
  /// The categories and products.
  public let catalog = SamplePrices.catalog()
  /// The store of current and finished games.
  public let games: InMemoryPriceGameRepository
  /// The clock.
  public let time = HandDrivenTime()
  /// The faults of the catalogue.
  public let catalogFaults = Faults<PriceCatalogCall>()
  /// The faults of the games.
  public let gameFaults = Faults<PriceGameCall>()

  /// Creates a quiz without a game.
  public init(hasSeenInstructions: Bool = true) {
    games = InMemoryPriceGameRepository(hasSeenInstructions: hasSeenInstructions)
  }

  /// The quiz for presenters.
  public var quiz: PriceQuiz {
    PriceQuiz(
      catalog: FailingPriceCatalog(catalog, faults: catalogFaults),
      games: FailingPriceGameRepository(games, faults: gameFaults),
      time: time
    )
  }

  /// The screens' shared actions; new games are always the same.
  public var actions: PriceScreens { actions(in: .english) }

  /// Returns the screens' shared actions in a language; new games are always the same.
  public func actions(in language: Language) -> PriceScreens {
    PriceScreens(quiz: quiz, phrases: language.samplePricePhrases) { SplitMix64(seed: 3) }
  }

  /// Plays a game, answering rightly (`r`), wrongly (`w`) or not at all (`s`), and finishes it.
  @discardableResult
  public func play(_ answers: String, seed: UInt64 = 1) async throws -> PastPriceGame? {
    _ = try await games.begin(SamplePrices.game(seed: seed), at: time.now())
    return try await games.finish(SamplePrices.game(answering: answers, seed: seed), at: time.now())
  }
}

extension Language {
  /// The sentences of the price game in this language, with default formats and times in UTC.
  public var samplePricePhrases: PricePhrases {
    PricePhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}
