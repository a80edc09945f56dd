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
    let kitchen = SamplePrices.kitchen.id
    return [
      await ScreenState("home", none.home()),
      await ScreenState("home with a game", some.home()),
      await ScreenState("home failed", trouble.home()),
      await ScreenState("instructions", none.instructions()),
      await ScreenState("categories", none.categories(at: [])),
      await ScreenState("categories below", none.categories(at: [kitchen])),
      await ScreenState("categories failed", trouble.categories(at: [])),
      await ScreenState("question", PriceGamePresenter(some, game: 1)),
      await ScreenState("no game", PriceGamePresenter(none, game: 1)),
      await ScreenState("game failed", PriceGamePresenter(trouble, game: 1)),
      await ScreenState("past game", some.pastGame(played)),
      await ScreenState("past game unknown", none.pastGame(played)),
      await ScreenState("history", some.history()),
      await ScreenState("history empty", none.history()),
      await ScreenState("history failed", trouble.history()),
      await ScreenState("best", some.best()),
      await ScreenState("best failed", trouble.best()),
      await ScreenState(
        "game over",
        PriceGamePresenter(try await inAGame(in: language).1, game: 1),
        doing: .finish(question: RoundID(game: 1, number: 1))
      ),
    ]
  }

  /// Plays a game to its end and begins another.
  private static func inAGame(in language: Language) async throws -> (PastPriceGame.ID, PriceActions) {
    let sample = SampleQuiz()
    let past = try await sample.play("rw")
    _ = try await sample.games.begin(SamplePrices.game(), at: sample.time.now())
    return (past?.id ?? PastPriceGame.ID(number: 1), sample.actions(in: language))
  }
}
