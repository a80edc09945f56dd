import ArcadePresentation

/// Past games, the best of them and the people in need of practice on the console.
final class ConsoleNameRecordView: ScreenView, ConsoleModule {
  private let presenter: NameRecordPresenter
  private let router: ConsoleNameRouter
  private let console: NameConsole

  init(presenter: NameRecordPresenter, router: ConsoleNameRouter, console: NameConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere + [console.retry] }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard line.command == "retry", line.arguments.isEmpty else { return await console.follow(line, by: router) }
    await presenter.retry()
    return .done
  }

  func render(_ screen: RecordScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
  }
}
