import ArcadePresentation

/// The end of a game on the console.
final class ConsolePriceFinishView: ScreenView, ConsoleModule {
  private let presenter: PriceFinishPresenter
  private let router: ConsolePriceRouter
  private let console: PriceConsole

  init(presenter: PriceFinishPresenter, router: ConsolePriceRouter, console: PriceConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [.init("again", "", console.words.sameProducts), .init("stats", "", console.words.stats)]
      + console.everywhere.filter { $0.word != "again" }
  }

  func begin() async { presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("again", 0): await presenter.playAgain()
    case ("stats", 0):
      guard await presenter.showStatistics() else { return .refused(console.words.nothingAnswered) }
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: PriceFinishScreen) {
    let output = console.output
    output.heading(screen.title)
    let style = screen.level.map { Style($0.tone) } ?? .plain
    let level = screen.level.map { (screen.levelLabel, Span($0.text, style)) }
    let score = (screen.score.label, Span(screen.score.value, style))
    output.facts(screen.facts.map { ($0.label, Span($0.value)) } + [score] + [level].compactMap { $0 })
    output.paragraph(screen.hasStatistics ? console.words.whatNextWithStats : console.words.whatNext, .faint)
  }
}
