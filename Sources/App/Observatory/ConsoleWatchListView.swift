import ArcadePresentation

/// The list of watches on the console.
final class ConsoleWatchListView: ScreenView, ConsoleModule {
  private let presenter: WatchListPresenter
  private let router: ConsoleWatchRouter
  private let console: WatchConsole
  private(set) var isAsking = false

  init(presenter: WatchListPresenter, router: ConsoleWatchRouter, console: WatchConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [
      .init("N", "", console.words.openWatch),
      .init("open", "N", console.words.openWatch),
      .init("update", "[N|all]", console.words.update),
      .init("rename", "N NAME", console.words.renameVerb),
      .init("delete", "N", console.words.deleteVerb),
    ] + console.everywhere + [console.retry]
  }

  func begin() async { await presenter.show() }

  func answer(_ isYes: Bool) async { await presenter.answerToDelete(isYes) }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    let arguments = Array(line.arguments)
    switch (line.command, arguments.count) {
    case ("retry", 0): await presenter.show()
    case ("open", 1): await presenter.open(arguments[0])
    case ("update", 0): await presenter.update()
    case ("update", 1) where arguments[0].lowercased() == "all": await presenter.update()
    case ("update", 1): await presenter.update(arguments[0])
    case ("rename", 2...): await presenter.rename(arguments[0], to: arguments.dropFirst().joined(separator: " "))
    case ("delete", 1): await presenter.delete(arguments[0])
    case (let word, 0) where word.isWholeNumber: await presenter.open(word)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: RecordScreen) {
    isAsking = screen.question != nil
    screen.draw(on: console.output, phrases: console.phrases, hint: console.words.typeWatch)
  }
}
