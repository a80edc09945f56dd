import ArcadePresentation

/// The list of decks on the console.
final class ConsoleDeckListView: ScreenView, ConsoleModule {
  private let presenter: DeckListPresenter
  private let router: ConsoleWordRouter
  private let console: WordConsole
  private(set) var isAsking = false

  init(presenter: DeckListPresenter, router: ConsoleWordRouter, console: WordConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [
      .init("N", "", console.words.deck),
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
    case ("rename", 2...): await presenter.rename(arguments[0], to: arguments.dropFirst().joined(separator: " "))
    case ("delete", 1): await presenter.delete(arguments[0])
    case (let word, 0) where word.isWholeNumber: await presenter.choose(word)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: RecordScreen) {
    isAsking = screen.question != nil
    screen.draw(on: console.output, phrases: console.phrases, hint: console.words.typeDeck)
  }
}
