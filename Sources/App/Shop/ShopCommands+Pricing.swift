import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// The price of a cart, and its explanation.
extension ShopCommands {
  func price() async throws {
    let priced = try await priced()
    guard !context.options.isJSON else { return print(priced) }
    heading()
    let page = [Block.table(Table(priced.hinted.quote, hints: priced.hinted.hints, phrases: phrases))]
    show(Page(page + phrases.remarks(on: priced.hinted.quote, hints: priced.hinted.hints, terms: priced.terms)))
    report(priced.problems)
  }

  func why() async throws {
    let priced = try await priced()
    guard !context.options.isJSON else { return print(priced) }
    if !context.options.isQuiet { context.output.heading(phrases.whyTitle) }
    show(Page(reasonsOf: priced.hinted, terms: priced.terms, phrases: phrases))
    report(priced.problems)
  }

  private func heading() {
    guard !context.options.isQuiet, let day = try? day() else { return }
    context.output.heading(
      context.composition.language.shopConsolePhrases.priceTitle(on: context.composition.formats.day(day))
    )
  }

  private func show(_ page: Page) { _ = page.draw(on: context.canvas, after: nil) }

  private func print(_ priced: Priced) {
    context.print(
      "arcade.quote/2",
      ["currency": priced.hinted.quote.total.currency.code, "on": priced.hinted.quote.day],
      priced.hinted.json(in: phrases.language),
      priced.problems.json(phrases: phrases),
      priced.freshness.json
    )
  }

  private struct Priced {
    let hinted: HintedQuote
    let terms: CartTerms
    let problems: TruncatedList<ShopProblem>
    let freshness: Freshness
  }

  private func priced() async throws -> Priced {
    let shop = try shopActions().shop
    let day = try day()
    let prices = try await shop.prices()
    let catalog = prices.list.value
    var cart = try CartArguments(phrases: phrases).cart(of: await items(), from: catalog)
    for line in try unlisted(in: catalog) { try cart.add(line) }
    cart.agree(on: try terms(in: catalog.currency))
    let discounts = try prices.withDiscounts().discounts
    for price in try pricesByHand(in: catalog.currency) {
      try set(price, in: &cart, from: catalog, discounts.value.rounding)
    }
    try warn(prices: prices.list.freshness, discounts: discounts.freshness)
    return Priced(
      hinted: try await shop.applyDiscounts.withHints(to: cart, on: day, at: prices),
      terms: cart.terms,
      problems: prices.mistakes,
      freshness: prices.list.freshness.older(discounts.freshness)
    )
  }

  /// Returns the lines for items outside the price list, from the options.
  private func unlisted(in catalog: Catalog) throws -> [Cart.Line] {
    try context.invocation.values(of: .misc).map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let price = try phrases.amount(parts.first ?? "", in: catalog.currency, of: .misc, text)
      guard !price.isZero else { throw UsageError.badValue(text, for: .misc) }
      return Cart.Line(unlisted: parts.count > 1 ? parts[1] : phrases.unlistedName, at: price, tax: catalog.tax)
    }
  }

  private struct PriceOption {
    let line: String
    let wanted: WantedPrice
    let reason: String?
  }

  /// Returns the manual prices from the options: `LINE=10%=WHY`.
  private func pricesByHand(in currency: Currency) throws -> [PriceOption] {
    func prices(_ option: CommandOption, _ read: (String) -> WantedPrice?) throws -> [PriceOption] {
      try context.invocation.values(of: option).map { text in
        let parts = text.split(separator: "=", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else { throw UsageError.badValue(text, for: option) }
        let wanted = try read(parts[1]) ?? .just(phrases.amount(parts[1], in: currency, of: option, text))
        return PriceOption(line: parts[0], wanted: wanted, reason: parts.count > 2 ? parts[2] : nil)
      }
    }
    return try prices(.off) { phrases.reduction($0, in: currency) }
      + prices(.at) { _ in nil }
  }

  private func set(
    _ price: PriceOption,
    in cart: inout Cart,
    from catalog: Catalog,
    _ rounding: RoundingRule
  ) throws(CommandFailure) {
    do {
      try cart.price(line: price.line, price.wanted, reason: price.reason, from: catalog, rounding: rounding)
    } catch {
      let isUnknown = if case .noSuchLine = error { true } else { false }
      throw CommandFailure(
        exit: isUnknown ? .usage : .badData,
        code: isUnknown ? "usage" : "price",
        message: phrases.sentence(for: error),
        details: ["line": price.line]
      )
    }
  }

  /// Returns the customer's codes and choices from the options, such as the delivery.
  private func terms(in currency: Currency) throws -> CartTerms {
    let invocation = context.invocation
    var codes: [PromotionCode] = []
    for text in invocation.values(of: .code) {
      guard let code = PromotionCode(normalizing: text) else { throw UsageError.badValue(text, for: .code) }
      codes.append(code)
    }
    var shipping: Shipping?
    if let text = invocation.value(of: .shipping) {
      guard let equals = text.lastIndex(of: "="), equals > text.startIndex else {
        throw UsageError.badValue(text, for: .shipping)
      }
      let price = try phrases.amount(String(text[equals...].dropFirst()), in: currency, of: .shipping, text)
      shipping = Shipping(method: String(text[..<equals]), price: price)
    }
    return CartTerms(codes: codes, customerGroup: invocation.value(of: .customerGroup), shipping: shipping)
  }

  /// Returns the items of the command line, split into words. `-` reads them from standard input, one a line.
  private func items() async throws -> [[String]] {
    var items: [[String]] = []
    for operand in context.invocation.operands {
      // If there is no input to read, `-` is a code like any other.
      guard operand == "-", !(context.process.lines is NoLines) else {
        items.append([operand])
        continue
      }
      while case .line(let line) = try await context.process.lines.nextLine(within: nil) {
        let words = ConsoleLine(line).words
        if !words.isEmpty { items.append(words) }
      }
    }
    return items
  }
}
