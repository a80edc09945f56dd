import ArcadePresentation

/// The first screen of the price game on the console.
final class ConsolePriceHomeView: ScreenView, ConsoleModule {
  private let presenter: PriceHomePresenter
  private let router: ConsolePriceRouter
  private let console: PriceConsole

  init(presenter: PriceHomePresenter, router: ConsolePriceRouter, console: PriceConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere }

  func begin() async { await presenter.begin() }

  func resume() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("play", 0): await presenter.play()
    case ("categories", 0), ("reset", 0): await presenter.go(to: .categories)
    case ("again", 0): await presenter.playAgain()
    case ("resume", 0): await presenter.resumeGame()
    case ("info", 0): await presenter.showInstructions()
    case ("history", 0): await presenter.go(to: .history)
    case ("best", 0): await presenter.go(to: .best)
    case ("mix", _), ("up", 0): return await router.acceptInCategories(line)
    case (let word, 0) where word.isWholeNumber: return await router.acceptInCategories(line)
    default: return .unknown()
    }
    return .done
  }

  func render(_ screen: PriceHomeScreen) {
    let output = console.output
    if !screen.isUpdate && !screen.isAfterLoading {
      output.heading(screen.title)
      for paragraph in screen.instructions { output.paragraph(paragraph) }
    }
    if let loading = screen.loading { return console.saysLoading ? output.progress(loading) : () }
    if !screen.isUpdate {
      for line in [screen.inProgress, screen.lastPlayed, screen.mix].compactMap({ $0 }) { output.paragraph(line) }
    }
    output.notices(screen.notices)
    if !screen.isUpdate {
      output.paragraph(screen.inProgress == nil ? console.words.start : console.words.startOrResume, .faint)
    }
  }
}
