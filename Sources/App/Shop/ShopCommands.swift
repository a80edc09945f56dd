import ArcadeDomain
import ArcadePresentation

/// The one-shot commands of the shop.
struct ShopCommands {
  let desk: CommandDesk

  func products() async throws {
    let modules = try modules()
    let shop = modules.shop
    let loaded = try await shop.catalog.catalog()
    guard !desk.options.isJSON else {
      try warn(prices: loaded.freshness)
      return desk.print(ShopDocuments(phrases: desk.shopPhrases).products(loaded))
    }
    var discounts = Loaded(DiscountBook([]), .fresh)
    var trouble: Failure?
    do {
      discounts = try await shop.discounts.book()
    } catch {
      trouble = desk.shopPhrases.shopFailure(for: error)
    }
    try warn(prices: loaded.freshness, discounts: discounts.freshness)
    var screen = ProductListScreen(
      loaded,
      discounts: discounts,
      on: shop.time.today(),
      phrases: desk.shopPhrases
    )
    screen.freshness = nil
    screen.draw(on: desk.output, phrases: desk.phrases)
    if let trouble { desk.output.paragraph(trouble.text, .bad) }
    report(loaded.value.problems + discounts.value.problems)
  }

  func discounts() async throws {
    let modules = try modules()
    let day = try day(modules.shop)
    let book = try await modules.shop.discounts.book()
    let catalog = try await modules.shop.catalog.catalog()
    let problems = catalog.value.problems + book.value.problems
    try warn(prices: catalog.freshness, discounts: book.freshness)
    guard desk.options.isJSON else {
      let screen = DiscountListScreen(book.value, problems: problems, on: day, phrases: desk.shopPhrases)
      return screen.draw(on: desk.output, phrases: desk.phrases)
    }
    let freshness = book.freshness.older(catalog.freshness)
    desk.print(ShopDocuments(phrases: desk.shopPhrases).discounts(book.value, freshness, problems: problems, on: day))
  }

  func price() async throws {
    let modules = try modules()
    let shop = modules.shop
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
    if !desk.options.isQuiet {
      desk.output.heading(modules.console.words.priceTitle(on: desk.composition.formats.day(day)))
    }
    desk.output.table(QuoteTable(quote, phrases: desk.shopPhrases).textTable)
    report(problems)
  }

  func orders() async throws {
    let orders = try await desk.composition.makeOrders().orders()
    guard desk.options.isJSON else {
      return RecordScreen(orders, phrases: desk.shopPhrases).draw(on: desk.output, phrases: desk.phrases)
    }
    desk.print(ShopDocuments(phrases: desk.shopPhrases).orders(orders))
  }

  func order() async throws {
    let number = desk.invocation.operands[0]
    guard let id = Order.ID(typed: number), let order = try await desk.composition.makeOrders().order(id) else {
      throw CommandFailure(exit: .noInput, code: "notFound", message: desk.shopPhrases.noSuchOrder(number))
    }
    guard desk.options.isJSON else {
      let screen = ReceiptScreen.receipt(ReceiptScreen.Receipt(order, phrases: desk.shopPhrases))
      return screen.draw(on: desk.output, phrases: desk.phrases)
    }
    desk.print(ShopDocuments(phrases: desk.shopPhrases).order(order))
  }

  private func warn(prices: Freshness, discounts: Freshness = .fresh) throws {
    try desk.warn(ofStale: desk.shopPhrases.ages(prices: prices, discounts: discounts))
  }

  private func report(_ problems: CappedList<ShopProblem>) {
    let phrases = desk.shopPhrases
    for line in phrases.lines(for: problems, phrases.line) { desk.output.paragraph(line, .warning) }
  }

  private func modules() throws -> ShopModules {
    try desk.shopModules(
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
