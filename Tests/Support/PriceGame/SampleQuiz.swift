public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// The small catalogue with games in memory, and every part at hand that a test may want to change or look at.
public struct SampleQuiz: Sendable {
  /// The categories and products.
  public let catalog = SamplePrices.catalog()
  /// Where open and finished games are kept.
  public let games: InMemoryPriceGameRepository
  /// The clock.
  public let time = HandDrivenTime()
  /// Which calls of the catalogue fail.
  public let catalogFaults = Faults<PriceCatalogCall>()
  /// Which calls of the games fail.
  public let gameFaults = Faults<PriceGameCall>()

  /// Begins without a game.
  public init(hasSeenInstructions: Bool = true) {
    games = InMemoryPriceGameRepository(hasSeenInstructions: hasSeenInstructions)
  }

  /// The quiz, as a presenter takes it.
  public var quiz: PriceQuiz {
    PriceQuiz(
      catalog: FailingPriceCatalog(catalog, faults: catalogFaults),
      games: FailingPriceGameRepository(games, faults: gameFaults),
      time: time
    )
  }

  /// What presenters share; games that begin are always the same.
  public var actions: PriceScreens { actions(in: .english) }

  /// What presenters share in a language; games that begin are always the same.
  public func actions(in language: Language) -> PriceScreens {
    PriceScreens(quiz: quiz, phrases: language.samplePricePhrases) { SplitMix64(seed: 3) }
  }

  /// Plays a game that answers rightly (`r`), wrongly (`w`) or not at all (`s`), and finishes it.
  @discardableResult
  public func play(_ answers: String, seed: UInt64 = 1) async throws -> PastPriceGame? {
    _ = try await games.begin(SamplePrices.game(seed: seed), at: time.now())
    return try await games.finish(SamplePrices.game(answering: answers, seed: seed), at: time.now())
  }
}

extension Language {
  /// The sentences of the price game in this language, with its usual formats and times in UTC.
  public var samplePricePhrases: PricePhrases {
    PricePhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}
