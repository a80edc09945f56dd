import ArcadePresentation

/// The product list on the console.
final class ConsoleProductListView: ScreenView, ConsoleModule {
  private let presenter: ProductListPresenter
  private let router: ConsoleShopRouter
  private let console: ShopConsole
  private var hasFailed = false

  init(presenter: ProductListPresenter, router: ConsoleShopRouter, console: ShopConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.scanning }

  func begin() async {
    await presenter.begin()
    if !hasFailed { console.output.paragraph(console.words.start, .faint) }
  }

  func resume() async { await presenter.resume() }

  /// Shows the products with a text in them, as `list TEXT` does.
  func show(matching text: String) async { await presenter.list(matching: text) }

  /// The codes of what can be scanned.
  func codes() async -> [String] { await presenter.codes() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch line.command {
    case "refresh", "retry": await presenter.refresh()
    case "list": await show(matching: line.rest)
    default:
      let reply = await console.accept(line, at: presenter)
      guard hasFailed, case .unknown = reply else { return reply }
      // Without a price list no word can be a code; why there is none says more.
      await presenter.resume()
    }
    return .done
  }

  func render(_ screen: ProductListScreen) {
    let output = console.output
    if case .loading(let text) = screen.content { return output.progress(text) }
    if case .failed = screen.content { hasFailed = true } else { hasFailed = false }
    if !screen.isUpdate { screen.draw(on: output, phrases: console.phrases) }
    output.notices(screen.notices)
    if screen.canRetry, !screen.isUpdate { output.paragraph(console.phrases.typeRetry) }
    if let cart = screen.cart { output.paragraph(cart) }
  }
}

extension ProductListScreen {
  /// Draws the products, or why there are none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    if let freshness { output.paragraph(freshness, .warning) }
    switch content {
    case .products(let columns, let rows): output.table(table(columns, rows))
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    case .loading: break
    }
  }

  private func table(_ columns: Columns, _ rows: [Row]) -> TextTable {
    TextTable(
      columns: [
        .init(columns.number, .trailing), .init(columns.code), .init(columns.name, isFlexible: true),
        .init(columns.price, .trailing), .init(rows.contains { !$0.inCart.isEmpty } ? columns.inCart : "", .trailing),
        .init(columns.offer, isFlexible: true),
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
