import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade prices options`: four prices around a right one, as a game would show them.
struct PriceOptionsCommand {
  let context: CommandContext

  func run() async throws {
    let rule = try rule()
    let price = try price()
    let accuracy = try accuracy()
    let shop = try await context.composition.makePriceCatalog(from: PriceFeed(currency: price.currency)).assortment()
    let generate = GeneratePriceOptions(rule: rule, endingAs: shop.products.map(\.price))
    var random = context.composition.randomness.makeGenerator()
    let options = try generate(around: price, accuracy: accuracy, using: &random)
    guard context.options.isJSON else { return draw(options, rule) }
    context.print(
      "arcade.priceOptions/1",
      [
        "rule": rule.name,
        "offset": options.offset,
        "currency": options.window.price.currency.code,
        "window": ["low": options.window.low, "high": options.window.high] as JSONText,
        "options": options.prices,
        "answer": options.answer,
      ]
    )
  }

  private func rule() throws -> any ReachRule {
    try context.composition.priceRule(chosen: context.invocation.priceRule())
  }

  private func price() throws -> Money {
    let currency = try context.invocation.checked(.currency) { Currency(code: $0) } ?? .usd
    guard let text = context.invocation.value(of: .price) else { throw UsageError.missingOption(.price) }
    let price = try context.composition.pricePhrases.amount(text, in: currency, of: .price, text)
    guard !price.isZero else { throw UsageError.badValue(text, for: .price) }
    return price
  }

  /// Returns the given share, else that of the counts, else that before the first answer.
  private func accuracy() throws -> Accuracy {
    let share = try context.invocation.checked(.accuracy) { text in
      (try? DecimalText.units(of: text, scale: 4)).flatMap { (0...10_000).contains($0) ? Int($0) : nil }
    }
    let right = try count(.right)
    let answered = try count(.answered)
    switch (share, right, answered) {
    case (nil, nil, nil): return Accuracy(right: 0, answered: 0)
    case (let share?, nil, nil): return Accuracy(right: share, answered: 10_000)
    case (nil, let right?, let answered?):
      guard right <= answered else { throw UsageError.exceeding(.right, limit: .answered) }
      return Accuracy(right: right, answered: answered)
    case (nil, _?, nil): throw UsageError.incomplete(.right, without: .answered)
    case (nil, nil, _?): throw UsageError.incomplete(.answered, without: .right)
    case (_?, let right, _): throw UsageError.conflicting(.accuracy, right == nil ? .answered : .right)
    }
  }

  private func count(_ option: CommandOption) throws -> Int? {
    try context.invocation.checked(option) { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
  }

  private func draw(_ options: PriceOptions, _ rule: any ReachRule) {
    let phrases = context.composition.pricePhrases
    let formats = phrases.formats
    let rows = options.prices.enumerated().map { index, price in
      Table.Row(
        String(index + 1),
        [
          Table.Cell(formats.money(price), .strong),
          Table.Cell(index == options.answer ? phrases.rightPrice : "", .good),
        ]
      )
    }
    let window = phrases.window(
      low: formats.money(options.window.low),
      high: formats.money(options.window.high),
      rule: phrases.name(ofRule: rule.name),
      offset: options.offset
    )
    let table = Table(columns: [.init("", isNumber: true), .init("")], rows: rows, firstNumber: 1)
    context.show(
      phrases.optionsTitle(formats.money(options.window.price)),
      .ready(Page(.table(table), .text(window, .faint)))
    )
  }
}
