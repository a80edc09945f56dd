import ArcadePresentation

/// The product list on the console.
final class ConsoleProductListView: ScreenView, ConsoleModule {
  private let presenter: ProductListPresenter
  private let router: ConsoleShopRouter?
  private let console: ShopConsole

  init(presenter: ProductListPresenter, router: ConsoleShopRouter?, console: ShopConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.commands }

  func begin() async { await presenter.begin() }

  func resume() async { await presenter.resume() }

  /// Shows the products with a text in them, as `list TEXT` does.
  func show(matching text: String) async { await presenter.list(matching: text) }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch line.command {
    case "list": await show(matching: line.arguments.joined(separator: " "))
    case "cart": await presenter.go(to: .cart)
    case "clear": await presenter.go(to: .clearCart)
    case "discounts": await presenter.go(to: .discounts)
    case "pay": await presenter.go(to: .payment)
    case "orders": await presenter.go(to: .orders)
    case "order": await presenter.go(to: .order(line.arguments.joined(separator: " ")))
    case "refresh", "retry": await presenter.refresh()
    default: return await scan(line)
    }
    return .done
  }

  func render(_ screen: ProductListScreen) {
    let output = console.output
    if case .loading(let text) = screen.content {
      output.line(text, .faint)
      return output.flush()
    }
    output.heading(screen.title)
    if let freshness = screen.freshness { output.paragraph(freshness, .warning) }
    switch screen.content {
    case .products(let columns, let rows): output.table(table(columns, rows))
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.failure(failure, phrases: console.phrases)
    case .loading: break
    }
    if let cart = screen.cart { output.paragraph(cart) }
    output.notices(screen.notices)
  }

  private func scan(_ line: ConsoleLine) async -> ConsoleReply {
    let codes = await presenter.codes()
    switch ShopWords(line, codes: codes) {
    case .add(let code, let quantity): await presenter.add(code, quantity: quantity)
    case .remove(let code, let quantity): await presenter.remove(code, quantity: quantity)
    case .badQuantity(let text): return .refused(console.shopPhrases.notAQuantity(text))
    case .missingCode: return .refused(console.shopPhrases.codeMissing)
    case .other: return .unknown(alsoKnown: codes)
    }
    return .done
  }

  private func table(_ columns: ProductListScreen.Columns, _ rows: [ProductListScreen.Row]) -> TextTable {
    TextTable(
      columns: [
        .init(columns.number, .trailing), .init(columns.code), .init(columns.name, isFlexible: true),
        .init(columns.price, .trailing), .init(columns.inCart, .trailing), .init(columns.offer, isFlexible: true),
      ],
      rows: rows.map { row in
        TextTable.Row([
          Span(String(row.number)), Span(row.code, .strong), Span(row.name), Span(row.price), Span(row.inCart),
          Span(row.offer, .good),
        ])
      }
    )
  }
}
