import ArcadeDomain
import ArcadePresentation

/// The one-shot commands of the shop.
struct ShopCommands {
  let desk: CommandDesk

  func products() async throws {
    let shop = try shopActions().shop
    let loaded = try await shop.catalog.catalog()
    guard !desk.options.isJSON else {
      return desk.print(ShopDocuments(phrases: desk.shopPhrases).products(loaded))
    }
    var discounts = Loaded(DiscountBook([]), .fresh)
    var trouble: [Notice] = []
    do {
      discounts = try await shop.discounts.book()
    } catch {
      trouble = [Notice(desk.shopPhrases.shopFailure(for: error).text, .bad)]
    }
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
      standing: desk.shopPhrases.ages(prices: loaded.freshness, discounts: discounts.freshness) + trouble
    )
    report(loaded.value.problems + discounts.value.problems)
  }

  func discounts() async throws {
    let shop = try shopActions().shop
    let day = try day(shop)
    let book = try await shop.discounts.book().value
    let problems = try await shop.catalog.catalog().value.problems + book.problems
    guard !desk.options.isJSON else {
      return desk.print(ShopDocuments(phrases: desk.shopPhrases).discounts(book, problems: problems, on: day))
    }
    let table = Table(book, on: day, phrases: desk.shopPhrases)
    desk.show(
      desk.shopPhrases.discountsTitle(on: day),
      table.rows.isEmpty ? .empty(desk.shopPhrases.noDiscounts) : .ready(Page(.table(table)))
    )
    report(problems)
  }

  func price() async throws {
    let shop = try shopActions().shop
    let day = try day(shop)
    let loaded = try await shop.catalog.catalog()
    let catalog = loaded.value
    let cart = try CartArguments(phrases: desk.shopPhrases).cart(of: await items(), from: catalog)
    let quote = try await shop.applyDiscounts(to: cart, on: day)
    let problems = try await catalog.problems + shop.discounts.book().value.problems
    guard !desk.options.isJSON else {
      return desk.print(ShopDocuments(phrases: desk.shopPhrases).quote(quote, problems: problems))
    }
    let title = desk.composition.language.shopConsolePhrases.priceTitle(on: desk.composition.formats.day(day))
    if !desk.options.isQuiet { desk.output.heading(title) }
    if case .cached(let since, _) = loaded.freshness {
      desk.output.paragraph(desk.shopPhrases.pricesAsOf(since), .warning)
    }
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

  private func report(_ problems: [ShopProblem]) {
    for problem in problems { desk.output.paragraph(desk.shopPhrases.line(for: problem), .warning) }
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

  /// The items of the command line; where one is `-`, those of standard input, one a line.
  private func items() async throws -> [String] {
    var items: [String] = []
    for operand in desk.invocation.operands {
      guard operand == "-" else {
        items.append(operand)
        continue
      }
      while case .line(let line) = try await desk.surroundings.lines.nextLine(within: nil) {
        items += ConsoleLine(line).words
      }
    }
    return items
  }
}
