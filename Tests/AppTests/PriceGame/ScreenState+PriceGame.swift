import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting

extension ScreenState {
  /// The screens of the price game: before, in and after a game, and failed.
  static func prices(in language: Language) async throws -> [ScreenState] {
    let (fresh, broken) = (SampleQuiz(), SampleQuiz())
    for call in PriceCatalogCall.allCases { broken.catalogFaults.fail(call, with: .noConnection) }
    for call in PriceGameCall.allCases { broken.gameFaults.fail(call, with: .noConnection) }
    let (none, trouble) = (fresh.actions(in: language), broken.actions(in: language))
    let (played, some) = try await inAGame(in: language)
    let (kitchen, blenders) = (SamplePrices.kitchen.id, PriceCategory.blenders.id)
    return [
      await ScreenState("home", of: none, PageModule(PriceHomePresenter(none))),
      await ScreenState("home with a game", of: some, PageModule(PriceHomePresenter(some))),
      await ScreenState("home failed", of: trouble, PageModule(PriceHomePresenter(trouble))),
      await ScreenState("instructions", of: none, PageModule(PriceInstructionsPresenter(none))),
      await ScreenState("categories", of: none, PageModule(PriceCategoriesPresenter(none, at: []))),
      await ScreenState("categories below", of: none, PageModule(PriceCategoriesPresenter(none, at: [kitchen]))),
      await ScreenState("products", of: none, PageModule(PriceCategoriesPresenter(none, at: [kitchen, blenders]))),
      await ScreenState("categories failed", of: trouble, PageModule(PriceCategoriesPresenter(trouble, at: []))),
      await ScreenState("question", of: some, PriceGamePresenter(some, game: 1)),
      await ScreenState("no game", of: none, PriceGamePresenter(none, game: 1)),
      await ScreenState("game failed", of: trouble, PriceGamePresenter(trouble, game: 1)),
      await ScreenState("past game", of: some, PageModule(PastPriceGamePresenter(some, played))),
      await ScreenState("past game unknown", of: none, PageModule(PastPriceGamePresenter(none, played))),
      await ScreenState("history", of: some, PageModule(PriceHistoryPresenter(some))),
      await ScreenState("history empty", of: none, PageModule(PriceHistoryPresenter(none))),
      await ScreenState("history failed", of: trouble, PageModule(PriceHistoryPresenter(trouble))),
      await ScreenState("best", of: some, PageModule(PriceBestPresenter(some))),
      await ScreenState("stats", of: some, PageModule(PriceStatsPresenter(some))),
      await ScreenState("daily", of: none, PageModule(DailyPresenter(none))),
      await ScreenState("daily failed", of: trouble, PageModule(DailyPresenter(trouble))),
      await ScreenState("share", of: none, PageModule(DailySharePresenter(none))),
      await ScreenState("standings", of: none, PageModule(DailyStandingsPresenter(none))),
      await ScreenState("best failed", of: trouble, PageModule(PriceBestPresenter(trouble))),
      await ScreenState(
        "game over",
        PriceGamePresenter(try await inAGame(in: language).1, game: 1),
        doing: .finish(question: RoundID(game: 1, number: 1))
      ),
    ]
  }

  /// Plays a game to its end and begins another.
  private static func inAGame(in language: Language) async throws -> (PastPriceGame.ID, PriceScreens) {
    let sample = SampleQuiz()
    let past = try await sample.play("rw")
    _ = try await sample.games.begin(SamplePrices.game(), at: sample.time.now())
    return (past?.id ?? PastPriceGame.ID(number: 1), sample.actions(in: language))
  }
}
