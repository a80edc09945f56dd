import ArcadeDomain
import ArcadePresentation

/// Puts the price game's screens together: presenter, view and router of each.
struct PriceModules {
  let quiz: PriceQuiz
  let console: PriceConsole
  let randomness: Randomness
  let outside: ExternalViewer

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

  func records(
    _ subject: PriceRecordPresenter.Subject,
    _ router: ConsolePriceRouter
  ) -> ConsoleRecordView<PriceRecordPresenter> {
    let presenter = PriceRecordPresenter(games: quiz.games, subject: subject, phrases: phrases)
    presenter.router = router
    let isHistory = subject == .history
    return ConsoleRecordView(
      presenter,
      console: console,
      commands: isHistory ? [.init("N", "", console.words.pastGame)] : [],
      hint: isHistory ? console.words.typeGame : nil
    ) { [console] line in
      guard isHistory, line.arguments.isEmpty, let number = Int64(line.command) else {
        return await console.follow(line, by: router)
      }
      await presenter.go(to: .statistics(PastPriceGame.ID(number: number)))
      return .done
    }
  }
}
