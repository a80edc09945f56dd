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
    case ("rename", 2...): await presenter.rename(arguments[0], to: arguments.dropFirst().joined(separator: " "))
    case ("delete", 1): await presenter.delete(arguments[0])
    case (let word, 0) where Int(word) != nil: await presenter.choose(word)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: DeckListScreen) {
    let output = console.output
    isAsking = screen.question != nil
    if screen.question == nil { screen.draw(on: output, phrases: console.phrases) }
    output.notices(screen.notices)
    if let question = screen.question { return output.question(question, phrases: console.phrases) }
    if case .decks = screen.content { output.paragraph(console.words.typeDeck, .faint) }
  }
}

extension DeckListScreen {
  /// Draws the decks, or why there are none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .decks(let columns, let rows): output.table(table(columns, rows))
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }

  private func table(_ columns: Columns, _ rows: [Row]) -> TextTable {
    TextTable(
      columns: [
        .init(columns.number, .trailing), .init(columns.name, isFlexible: true),
        .init(columns.languages, isFlexible: true), .init(columns.pairs, .trailing), .init(columns.origin),
      ],
      rows: rows.map { row in
        TextTable.Row([
          Span(row.number), Span(row.name, .strong), Span(row.languages), Span(row.pairs), Span(row.origin),
        ])
      }
    )
  }
}
