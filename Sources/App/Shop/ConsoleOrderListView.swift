import ArcadeDomain
import ArcadePresentation

/// The list of orders on the console.
final class ConsoleOrderListView: ScreenView, ConsoleModule {
  private let presenter: OrderListPresenter
  private let router: ConsoleShopRouter
  private let console: ShopConsole

  init(presenter: OrderListPresenter, router: ConsoleShopRouter, console: ShopConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch line.command {
    case "orders", "retry": await presenter.show()
    default:
      let reply = await console.follow(line, by: router, go: presenter.go)
      guard case .unknown = reply, line.arguments.isEmpty, let id = Order.ID(typed: line.command) else { return reply }
      await presenter.go(to: .order(id))
    }
    return .done
  }

  func render(_ screen: OrderListScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
  }
}

extension OrderListScreen {
  /// Draws the list, or why there is none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .orders(let columns, let rows): output.table(table(columns, rows))
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }

  private func table(_ columns: Columns, _ rows: [Row]) -> TextTable {
    TextTable(
      columns: [
        .init(columns.number, .trailing), .init(columns.paidAt), .init(columns.pieces, .trailing),
        .init(columns.total, .trailing),
      ],
      rows: rows.map { row in
        TextTable.Row([Span(row.number, .strong), Span(row.paidAt), Span(row.pieces), Span(row.total)])
      }
    )
  }
}
