import ArcadeDomain
import ArcadePresentation

/// Puts the price game's screens together: presenter, view and router of each.
struct PriceModules {
  let quiz: PriceQuiz
  let console: PriceConsole
  let randomness: Randomness
  let outside: OutsideDesk

  private var phrases: any PricePhrases { console.pricePhrases }

  func home(_ router: ConsolePriceRouter) -> ConsolePriceHomeView {
    ConsolePriceHomeView(presenter: PriceHomePresenter(quiz: quiz, phrases: phrases), router: router, console: console)
  }

  func categories(_ router: ConsolePriceRouter) -> ConsolePriceCategoryView {
    ConsolePriceCategoryView(
      presenter: PriceCategoryPresenter(quiz: quiz, phrases: phrases),
      router: router,
      console: console
    )
  }

  func game(_ start: PriceGamePresenter.Start, _ router: ConsolePriceRouter) -> ConsolePriceGameView {
    ConsolePriceGameView(
      presenter: PriceGamePresenter(
        quiz: quiz,
        start: start,
        phrases: phrases,
        random: randomness.makeGenerator()
      ),
      router: router,
      console: console
    )
  }

  func finish(_ game: PriceGame, _ id: PastPriceGame.ID?, _ router: ConsolePriceRouter) -> ConsolePriceFinishView {
    ConsolePriceFinishView(
      presenter: PriceFinishPresenter(game: game, id: id, phrases: phrases),
      router: router,
      console: console
    )
  }

  func statistics(_ id: PastPriceGame.ID, _ router: ConsolePriceRouter) -> ConsolePriceStatisticsView {
    ConsolePriceStatisticsView(
      presenter: PriceStatisticsPresenter(games: quiz.games, id: id, phrases: phrases),
      router: router,
      console: console
    )
  }

  func history(_ router: ConsolePriceRouter) -> ConsolePriceHistoryView {
    ConsolePriceHistoryView(
      presenter: PriceHistoryPresenter(games: quiz.games, phrases: phrases),
      router: router,
      console: console
    )
  }

  func best(_ router: ConsolePriceRouter) -> ConsolePriceBestView {
    ConsolePriceBestView(
      presenter: PriceBestPresenter(games: quiz.games, phrases: phrases),
      router: router,
      console: console
    )
  }
}
