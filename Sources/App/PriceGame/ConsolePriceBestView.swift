import ArcadePresentation

/// The list of the best games on the console.
final class ConsolePriceBestView: ScreenView, ConsoleModule {
  private let presenter: PriceBestPresenter
  private let router: ConsolePriceRouter
  private let console: PriceConsole

  init(presenter: PriceBestPresenter, router: ConsolePriceRouter, console: PriceConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere + [console.retry] }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard ["retry", "best"].contains(line.command), line.arguments.isEmpty else {
      return await console.follow(line, by: router)
    }
    await presenter.show()
    return .done
  }

  func render(_ screen: PriceBestScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
  }
}

extension PriceBestScreen {
  /// Draws the list, or why there is none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .best(let columns, let rows): output.table(table(columns, rows))
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }

  private func table(_ columns: Columns, _ rows: [Row]) -> TextTable {
    TextTable(
      columns: [
        .init(columns.category, isFlexible: true), .init(columns.rule), .init(columns.best, .trailing),
        .init(columns.streak, .trailing), .init(columns.games, .trailing), .init(columns.total, .trailing),
        .init(columns.right, .trailing),
      ],
      rows: rows.map { row in
        TextTable.Row([
          Span(row.category, .strong), Span(row.rule), Span(row.best), Span(row.streak), Span(row.games),
          Span(row.total), Span(row.right),
        ])
      }
    )
  }
}
