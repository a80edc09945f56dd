import ArcadeDomain
import ArcadePresentation

/// The one-shot commands of the shop.
struct ShopCommands {
  let desk: CommandDesk

  func products() async throws {
    let shop = try shopActions().shop
    let loaded = try await shop.catalog.catalog()
    guard !desk.options.isJSON else {
      try warn(prices: loaded.freshness)
      return desk.print(ShopDocuments(phrases: desk.shopPhrases).products(loaded))
    }
    var discounts = Loaded(DiscountBook([]), .fresh)
    var trouble: [Notice] = []
    do {
      discounts = try await shop.discounts.book()
    } catch {
      trouble = [Notice(desk.shopPhrases.shopFailure(for: error).text, .bad)]
    }
    try warn(prices: loaded.freshness, discounts: discounts.freshness)
    let products = loaded.value.products
    let table = Table(
      products,
      in: Cart(currency: loaded.value.currency),
      discounts: discounts.value,
      on: shop.time.today(),
      phrases: desk.shopPhrases
    )
    desk.show(
      desk.shopPhrases.productsTitle,
      products.isEmpty ? .empty(desk.shopPhrases.noProducts) : .ready(Page(.table(table))),
      standing: trouble
    )
    report(loaded.value.problems + discounts.value.problems)
  }

  func discounts() async throws {
    let shop = try shopActions().shop
    let day = try day(shop)
    let book = try await shop.discounts.book()
    let catalog = try await shop.catalog.catalog()
    let problems = catalog.value.problems + book.value.problems
    try warn(prices: catalog.freshness, discounts: book.freshness)
    guard !desk.options.isJSON else {
      let freshness = book.freshness.older(catalog.freshness)
      return desk.print(
        ShopDocuments(phrases: desk.shopPhrases).discounts(book.value, freshness, problems: problems, on: day)
      )
    }
    let table = Table(book.value, on: day, phrases: desk.shopPhrases)
    desk.show(
      desk.shopPhrases.discountsTitle(on: day),
      table.rows.isEmpty ? .empty(desk.shopPhrases.noDiscounts) : .ready(Page(.table(table)))
    )
    report(problems)
  }

  func price() async throws {
    let shop = try shopActions().shop
    let day = try day(shop)
    let catalog = try await shop.catalog.catalog()
    let cart = try CartArguments(phrases: desk.shopPhrases).cart(of: await items(), from: catalog.value)
    let book = try await shop.discounts.book()
    let quote = try book.value.quote(for: cart, on: day)
    let problems = catalog.value.problems + book.value.problems
    try warn(prices: catalog.freshness, discounts: book.freshness)
    guard !desk.options.isJSON else {
      let freshness = catalog.freshness.older(book.freshness)
      return desk.print(ShopDocuments(phrases: desk.shopPhrases).quote(quote, freshness, problems: problems))
    }
    let title = desk.composition.language.shopConsolePhrases.priceTitle(on: desk.composition.formats.day(day))
    if !desk.options.isQuiet { desk.output.heading(title) }
    _ = Page(.table(Table(quote, phrases: desk.shopPhrases))).draw(on: desk.canvas, after: nil)
    report(problems)
  }

  func orders() async throws {
    let orders = try await desk.composition.makeOrders().orders()
    guard !desk.options.isJSON else { return desk.print(ShopDocuments(phrases: desk.shopPhrases).orders(orders)) }
    let page = Page(.table(Table(orders, phrases: desk.shopPhrases)))
    desk.show(desk.shopPhrases.ordersTitle, orders.isEmpty ? .empty(desk.shopPhrases.noOrders) : .ready(page))
  }

  func order() async throws {
    let number = desk.invocation.operands[0]
    guard let id = Order.ID(text: number), let order = try await desk.composition.makeOrders().order(id) else {
      throw CommandFailure(exit: .noInput, code: "notFound", message: desk.shopPhrases.noSuchOrder(number))
    }
    guard !desk.options.isJSON else { return desk.print(ShopDocuments(phrases: desk.shopPhrases).order(order)) }
    desk.show(desk.shopPhrases.receiptTitle(id.number), .ready(Page(order, phrases: desk.shopPhrases)))
  }

  private func warn(prices: Freshness, discounts: Freshness = .fresh) throws {
    try desk.warn(ofStale: desk.shopPhrases.ages(prices: prices, discounts: discounts))
  }

  private func report(_ problems: CappedList<ShopProblem>) {
    let phrases = desk.shopPhrases
    for line in phrases.lines(for: problems, phrases.line) { desk.output.paragraph(line, .warning) }
  }

  private func shopActions() throws -> ShopActions {
    try desk.shopActions(
      catalog: desk.invocation.value(of: .catalog),
      discounts: desk.invocation.value(of: .discounts)
    )
  }

  private func day(_ shop: Shop) throws -> CalendarDay {
    try desk.invocation.checked(.on) { CalendarDay(iso: $0) } ?? shop.time.today()
  }

  /// The items of the command line in their words; where one is `-`, those of standard input, one a line.
  private func items() async throws -> [[String]] {
    var items: [[String]] = []
    for operand in desk.invocation.operands {
      guard operand == "-" else {
        items.append([operand])
        continue
      }
      while case .line(let line) = try await desk.surroundings.lines.nextLine(within: nil) {
        let words = ConsoleLine(line).words
        if !words.isEmpty { items.append(words) }
      }
    }
    return items
  }
}
