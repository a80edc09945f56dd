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
      .init("rename", "N NAME", console.words.rename),
      .init("delete", "N", console.words.delete),
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

  func render(_ screen: WatchListScreen) {
    let output = console.output
    isAsking = screen.question != nil
    if case .loading(let text) = screen.content { return output.progress(text) }
    if !screen.isUpdate { screen.draw(on: output, phrases: console.phrases) }
    output.notices(screen.notices)
    if let question = screen.question { return output.question(question, phrases: console.phrases) }
    if case .watches = screen.content, !screen.isUpdate { output.paragraph(console.words.typeWatch, .faint) }
  }
}

extension WatchListScreen {
  /// Draws the watches, or why there are none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .watches(let table): output.table(table.textTable)
    case .empty(let text): output.paragraph(text)
    case .loading: break
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }
}
