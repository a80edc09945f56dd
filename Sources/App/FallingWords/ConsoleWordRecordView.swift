import ArcadePresentation

/// Past games, the best of them and the pairs of a lesson on the console.
final class ConsoleWordRecordView: ScreenView, ConsoleModule {
  private let presenter: WordRecordPresenter
  private let router: ConsoleWordRouter
  private let console: WordConsole

  init(presenter: WordRecordPresenter, router: ConsoleWordRouter, console: WordConsole) {
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
    await presenter.show()
    return .done
  }

  func render(_ screen: RecordScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
  }
}
