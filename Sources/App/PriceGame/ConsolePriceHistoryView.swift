import ArcadeDomain
import ArcadePresentation

/// The list of finished games on the console.
final class ConsolePriceHistoryView: ScreenView, ConsoleModule {
  private let presenter: PriceHistoryPresenter
  private let router: ConsolePriceRouter
  private let console: PriceConsole

  init(presenter: PriceHistoryPresenter, router: ConsolePriceRouter, console: PriceConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [.init("N", "", console.words.pastGame)] + console.everywhere + [console.retry]
  }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("retry", 0), ("history", 0): await presenter.show()
    case (let word, 0) where Int64(word) != nil:
      await presenter.go(to: .statistics(PastPriceGame.ID(number: Int64(word) ?? 0)))
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: PriceHistoryScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
    if case .games = screen.content { console.output.paragraph(console.words.typeGame, .faint) }
  }
}

extension PriceHistoryScreen {
  /// Draws the list, or why there is none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .games(let columns, let rows): output.table(table(columns, rows))
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }

  private func table(_ columns: Columns, _ rows: [Row]) -> TextTable {
    TextTable(
      columns: [
        .init(columns.number, .trailing), .init(columns.finishedAt), .init(columns.category, isFlexible: true),
        .init(columns.rule), .init(columns.right, .trailing), .init(columns.score, .trailing),
      ],
      rows: rows.map { row in
        TextTable.Row([
          Span(row.number, .strong), Span(row.finishedAt), Span(row.category), Span(row.rule), Span(row.right),
          Span(row.score),
        ])
      }
    )
  }
}
