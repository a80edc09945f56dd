import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// Checks of discounts before a shop uses them.
extension ShopCommands {
  /// Prints the mistakes in a discounts file, and fails if there are any.
  func checkDiscounts() async throws {
    let composition = context.composition
    let catalog = try await priceListToCheckAgainst()
    let source = try composition.fileSource(context.invocation.operands[0])
    let book = try await DiscountFile.book(of: source, for: catalog?.value, on: day())
    if let catalog { try warn(prices: catalog.freshness) }
    if context.options.isJSON {
      context.print(
        "arcade.discountsCheck/1",
        ["discounts": book.promotions.count],
        book.mistakes.json(phrases: phrases),
        book.hintsJSON(phrases: phrases)
      )
    } else {
      report(book.problems)
    }
    let sums = composition.language.shopConsolePhrases.checked(
      discounts: book.promotions.count,
      mistakes: book.mistakes.total,
      hints: book.hints.count
    )
    guard book.mistakes.isEmpty else { throw CommandFailure(exit: .badData, code: "mistakes", message: sums) }
    if !context.options.isJSON { context.output.paragraph(sums) }
  }

  /// Prices the stored orders again with another file.
  func simulate() async throws {
    guard context.invocation.has(.discounts) else { throw UsageError.missingOption(.discounts) }
    let shop = try shopActions().shop
    let since = try context.invocation.checked(.since) { CalendarDay(iso: $0) }
    let prices = try await shop.prices().withDiscounts()
    try warn(prices: prices.list.freshness, discounts: prices.discounts.freshness)
    let simulation = try await shop.simulate(prices, since: since)
    guard !context.options.isJSON else {
      return context.print(
        "arcade.simulation/1",
        simulation.json(in: phrases.language),
        prices.list.freshness.older(prices.discounts.freshness).json,
        prices.mistakes.json(phrases: phrases)
      )
    }
    let console = context.composition.language.shopConsolePhrases
    for line in console.lines(of: simulation, phrases) { context.output.paragraph(line) }
    report(prices.mistakes)
  }

  /// Returns the price list of the options or the settings; nil if none is named.
  private func priceListToCheckAgainst() async throws -> Loaded<Catalog>? {
    let named = context.invocation.value(of: .catalog) ?? context.composition.settings[.shopCatalog]
    return named == nil ? nil : try await shopActions().shop.priceList()
  }
}

extension PromotionBook {
  /// The likely mistakes in the file.
  var hints: [ShopProblem] { problems.filter(\.mistake.isHint) }

  func hintsJSON(phrases: ShopPhrases) -> JSONText { ["hints": hints.map { $0.json(phrases: phrases) }] }
}

extension DiscountSimulation {
  fileprivate func json(in language: Language) -> JSONText {
    [
      "currency": difference.currency.code,
      "orders": orders,
      "skipped": skipped,
      "changed": changed,
      "difference": difference,
      "lowered": lowered.map(\.json),
      "raised": raised.map(\.json),
      "unused": unused.map { promotion -> JSONText in
        ["id": promotion.id, "name": promotion.name.text(in: language.code)]
      },
    ]
  }
}

extension DiscountSimulation.Change {
  fileprivate var json: JSONText { ["order": order.number, "before": before, "after": after] }
}

extension ShopConsolePhrases {
  fileprivate func lines(of simulation: DiscountSimulation, _ phrases: ShopPhrases) -> [String] {
    let formats = phrases.formats
    let difference = formats.money(simulation.difference)
    var lines = [simulated(orders: simulation.orders, changed: simulation.changed, difference: difference)]
    if simulation.skipped > 0 { lines.append(skippedOrders(simulation.skipped)) }
    if let change = simulation.lowered {
      let (before, after) = (formats.money(change.before), formats.money(change.after))
      lines.append(lowered(order: change.order.number, before: before, after: after))
    }
    if let change = simulation.raised {
      let (before, after) = (formats.money(change.before), formats.money(change.after))
      lines.append(raised(order: change.order.number, before: before, after: after))
    }
    let names = simulation.unused.map { $0.name.text(in: phrases.language.code) }
    if !names.isEmpty { lines.append(neverUsed(formats.list(names))) }
    return lines
  }
}
