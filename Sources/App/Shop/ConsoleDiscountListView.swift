import ArcadePresentation

/// The list of discounts on the console.
final class ConsoleDiscountListView: ScreenView, ConsoleModule {
  private let presenter: DiscountListPresenter
  private let router: ConsoleShopRouter
  private let console: ShopConsole

  init(presenter: DiscountListPresenter, router: ConsoleShopRouter, console: ShopConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere + [console.refresh, console.retry] }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch line.command {
    case "discounts": await presenter.show()
    case "refresh", "retry": await presenter.refresh()
    default: return await console.follow(line, by: router, go: presenter.go)
    }
    return .done
  }

  func render(_ screen: DiscountListScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
  }
}

extension DiscountListScreen {
  /// Draws the list, or why there is none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .discounts(let columns, let rows): output.table(table(columns, rows))
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
    output.notices(ages + problems)
  }

  private func table(_ columns: Columns, _ rows: [Row]) -> TextTable {
    TextTable(
      columns: [
        .init(columns.name, isFlexible: true), .init(columns.products, isFlexible: true),
        .init(columns.rule), .init(columns.period), .init(columns.inForce),
      ],
      rows: rows.map { row in
        TextTable.Row([
          Span(row.name, .strong), Span(row.products), Span(row.rule), Span(row.period),
          Span(row.inForce, row.isInForce ? .good : .faint),
        ])
      }
    )
  }
}
