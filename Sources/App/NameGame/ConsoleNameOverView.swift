import ArcadePresentation

/// The end of a name game on the console.
final class ConsoleNameOverView: ScreenView, ConsoleModule {
  private let presenter: NameOverPresenter
  private let router: ConsoleNameRouter
  private let console: NameConsole

  init(presenter: NameOverPresenter, router: ConsoleNameRouter, console: NameConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { [.init("again", "", console.words.again)] + console.everywhere }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard line.command == "again", line.arguments.isEmpty else { return await console.follow(line, by: router) }
    await presenter.playAgain()
    return .done
  }

  func render(_ screen: NameOverScreen) {
    let output = console.output
    output.notices(screen.notices)
    output.heading(screen.title)
    output.facts(screen.facts)
    output.paragraph(console.phrases.afterGame, .faint)
  }
}
