import ArcadePresentation

/// The card of a person on the console.
final class ConsoleNamePersonView: ScreenView, ConsoleModule {
  private let presenter: NamePersonPresenter
  private let router: ConsoleNameRouter
  private let console: NameConsole

  init(presenter: NamePersonPresenter, router: ConsoleNameRouter, console: NameConsole) {
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

  func render(_ screen: NamePersonScreen) {
    let output = console.output
    switch screen {
    case .loading(let text): output.progress(text)
    case .failed(let failure): output.failure(failure, phrases: console.phrases)
    case .card(let card):
      output.heading(card.name)
      FaceGrid(pictures: console.pictures, output: output).draw(card.face, linesBelow: card.facts.count)
      output.facts(card.facts)
    }
  }
}
