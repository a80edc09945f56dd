import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands of the shop.
struct ShopCommands {
  let context: CommandContext

  func products() async throws {
    let shop = try shopActions().shop
    guard !context.options.isJSON else {
      let loaded = try await shop.priceList()
      try warn(prices: loaded.freshness)
      return context.print(
        "arcade.products/1",
        ["currency": loaded.value.currency.code],
        loaded.freshness.json,
        ["products": loaded.value.products],
        loaded.value.problems.json(phrases: phrases)
      )
    }
    let prices = try await shop.prices()
    let catalog = prices.list.value
    let trouble = prices.missing.map { [Notice(phrases.failure(for: $0).text, .bad)] } ?? []
    let banners = try await ownListNotices() + trouble
    try warn(prices: prices.list.freshness, discounts: prices.discounts.freshness)
    let table = Table(
      catalog.products,
      in: Cart(currency: catalog.currency),
      discounts: prices.discounts.value,
      on: shop.time.today(),
      phrases: phrases
    )
    context.show(phrases.productsTitle, table, orSay: phrases.noProducts, banners: banners)
    report(prices.mistakes)
  }

  func discounts() async throws {
    let shop = try shopActions().shop
    let day = try day()
    let prices = try await shop.prices().withDiscounts()
    let (list, book) = (prices.list, prices.discounts)
    try warn(prices: list.freshness, discounts: book.freshness)
    guard !context.options.isJSON else {
      let freshness = book.freshness.older(list.freshness)
      let language = phrases.language
      let discounts = JSONText.array(of: book.value.promotions) { $0.json(on: day, in: language) }
      return context.print(
        "arcade.discounts/1",
        ["on": day],
        freshness.json,
        ["stacking": book.value.stacking.rawValue, "discounts": discounts],
        prices.mistakes.json(phrases: phrases),
        book.value.hintsJSON(phrases: phrases)
      )
    }
    let table = Table(book.value, on: day, phrases: phrases)
    context.show(phrases.discountsTitle(on: day), table, orSay: phrases.noDiscounts)
    report(list.value.problems + book.value.problems)
  }

  func orders() async throws {
    let isTable = try isTable()
    let repository = context.composition.makeOrders()
    let days = DaySpan(from: try context.invocation.checked(.since) { CalendarDay(iso: $0) })
    guard context.options.isJSON || isTable else {
      let part = try await repository.summaries(in: days, at: .newest, most: PageCursor.usualSize)
      context.show(phrases.ordersTitle, Table(part.rows, phrases: phrases), orSay: phrases.noOrders)
      if part.older != nil {
        context.output.paragraph(context.composition.language.shopConsolePhrases.newestOrders(part.rows.count))
      }
      return
    }
    guard isTable else { return try await printOrders(.newestFirst(in: days), from: repository, as: "arcade.orders/2") }
    let hasTills = try await repository.hasTills(in: days)
    try await printTable(headed: export.headings(withTills: hasTills), .newestFirst(in: days), from: repository) {
      export.rows(of: $0, withTills: hasTills)
    }
  }

  /// Prints a table of orders, after reading all of them.
  func printTable(
    headed headings: String,
    _ wanted: OrderSelection,
    from repository: any OrderRepository,
    rows: ([Order]) -> String
  ) async throws {
    let table = HeldOutput()
    try table.raw(headings)
    try await repository.forEachPage(of: wanted) { try table.raw(rows($0)) }
    try table.print(to: context.output)
  }

  /// Prints orders as a document that begins with the given members, after reading all of them.
  func printOrders(
    _ wanted: OrderSelection,
    from repository: any OrderRepository,
    as schema: String,
    _ members: JSONText = [:]
  ) async throws {
    let document = HeldOutput()
    try document.begin(schema, members, list: "orders")
    var separator = ""
    try await repository.forEachPage(of: wanted) { orders in
      try document.raw(separator + orders.map { $0.json(in: phrases.language).text }.joined(separator: ","))
      separator = ","
    }
    try document.raw("]}\n")
    try document.print(to: context.output)
  }

  func order() async throws {
    let isTable = try isTable()
    let number = context.invocation.operands[0]
    guard let id = Order.ID(text: number), let order = try await context.composition.makeOrders().order(id) else {
      throw CommandFailure.notFound(phrases.noSuchOrder(number))
    }
    guard !context.options.isJSON else { return context.print("arcade.order/2", order.json(in: phrases.language)) }
    if isTable { return context.output.raw(export.table(of: order)) }
    context.show(phrases.receiptTitle(id.number), .ready(Page(order, phrases: phrases)))
  }

  var phrases: ShopPhrases { context.composition.shopPhrases }

  /// Whether the output is a table instead of a document.
  private func isTable() throws(UsageError) -> Bool {
    guard context.invocation.has(.csv) else { return false }
    guard !context.options.isJSON else { throw .conflicting(.json, .csv) }
    return true
  }

  var export: OrderExport { OrderExport(language: phrases.language.code, cleaning: \.sanitized) }

  func warn(prices: Freshness, discounts: Freshness = .fresh) throws {
    try context.warn(ofStale: phrases.ages(prices: prices, discounts: discounts))
  }

  func report(_ problems: TruncatedList<ShopProblem>) {
    let phrases = phrases
    for line in phrases.lines(for: problems, phrases.line) { context.output.paragraph(line, .warning) }
  }

  func shopActions() throws -> ShopScreens {
    try context.opening.shopActions(
      catalog: context.invocation.value(of: .catalog),
      discounts: context.invocation.value(of: .discounts)
    )
  }

  func day() throws -> CalendarDay {
    try context.invocation.checked(.on) { CalendarDay(iso: $0) } ?? context.composition.time.today()
  }
}

// The export of the price list.
extension ShopCommands {
  /// Writes the current price list, so that it reads back as the same list.
  func exportProducts() async throws {
    if context.options.isJSON, context.invocation.has(.listFormat) {
      throw UsageError.conflicting(.json, .listFormat)
    }
    let isJSON = try context.invocation.checked(.listFormat) { ["csv": false, "json": true][$0] }
    let loaded = try await shopActions().shop.priceList()
    try warn(prices: loaded.freshness)
    let catalog = loaded.value
    guard context.options.isJSON || isJSON == true else {
      report(catalog.problems)
      return context.output.raw(CatalogExport(cleaning: \.sanitized).table(of: catalog))
    }
    context.print(
      "arcade.priceList/1",
      ["currency": catalog.currency.code],
      loaded.freshness.json,
      ["products": catalog.products]
    )
  }

  /// Returns a notice that the shop's own price list is not in use, if another one is named.
  func ownListNotices() async throws -> [Notice] { try await shopActions().ownListNotices() }
}
