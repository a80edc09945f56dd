import ArcadeDomain
import ArcadePresentation

/// The first screen of the name game on the console.
final class ConsoleNameHomeView: ScreenView, ConsoleModule {
  private let presenter: NameHomePresenter
  private let router: ConsoleNameRouter
  private let console: NameConsole

  init(presenter: NameHomePresenter, router: ConsoleNameRouter, console: NameConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    console.everywhere + [.init("refresh", "", console.words.refresh), console.retry]
  }

  func begin() async { await presenter.begin() }

  func resume() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("refresh", 0), ("retry", 0): await presenter.refresh()
    case (let word, 0) where await presenter.choose(word): break
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: NameHomeScreen) {
    let output = console.output
    if case .loading(let text) = screen.content { return output.progress(text) }
    output.heading(screen.title)
    switch screen.content {
    case .loading: break
    case .failed(let failure): output.failure(failure, phrases: console.phrases)
    case .modes(let rows):
      output.definitions(
        rows.map { row in
          let best = row.best.map { " (\($0))" } ?? ""
          // What is shown is what can be typed.
          return ("\(row.number)  \(row.mode.text)", row.meaning + best)
        }
      )
    }
    output.notices(screen.notices)
    if case .modes = screen.content { output.paragraph(console.words.start, .faint) }
  }
}
