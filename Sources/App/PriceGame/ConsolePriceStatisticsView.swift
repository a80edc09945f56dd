import ArcadePresentation

/// The questions of a finished game on the console.
final class ConsolePriceStatisticsView: ScreenView, ConsoleModule {
  private let presenter: PriceStatisticsPresenter
  private let router: ConsolePriceRouter
  private let console: PriceConsole

  init(presenter: PriceStatisticsPresenter, router: ConsolePriceRouter, console: PriceConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere + [console.retry] }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard ["retry", "stats"].contains(line.command), line.arguments.isEmpty else {
      return await console.follow(line, by: router)
    }
    await presenter.show()
    return .done
  }

  func render(_ screen: PriceStatisticsScreen) {
    let output = console.output
    output.heading(screen.title)
    switch screen.content {
    case .rounds(let columns, let rows, let summary):
      output.table(table(columns, rows))
      output.paragraph(summary)
    case .failed(let failure): output.failure(failure, phrases: console.phrases)
    }
  }

  private func table(
    _ columns: PriceStatisticsScreen.Columns,
    _ rows: [PriceStatisticsScreen.Row]
  ) -> TextTable {
    // A sign says nothing to a screen reader that the word does not say.
    let isAccessible = console.output.theme.isAccessible
    return TextTable(
      columns: [
        .init(columns.number, .trailing), .init(columns.product, isFlexible: true), .init(columns.given, .trailing),
        .init(columns.right, .trailing), .init(columns.outcome),
      ],
      rows: rows.map { row in
        let outcome = isAccessible ? row.outcome.text : "\(row.sign) \(row.outcome.text)"
        return TextTable.Row([
          Span(row.number), Span(row.product, .strong), Span(row.given), Span(row.right),
          Span(outcome, Style(row.outcome.tone)),
        ])
      }
    )
  }
}
