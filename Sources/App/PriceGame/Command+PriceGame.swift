// The commands of the price game.
extension Command {
  static let ofPriceGame: [Command] = [
    prices, priceOptions, priceCategories, priceProducts, priceHistory, priceBest,
  ]

  static let prices = Command("prices", options: [.rule], isSession: true) {
    $0.priceConsolePhrases.prices
  } run: { context in
    try await context.runSession(in: .prices)
  }

  static let priceOptions = Command(
    "prices options",
    options: [.price, .currency, .accuracy, .right, .answered, .rule],
    example: "--price 49.99 --accuracy 0.65"
  ) {
    $0.priceConsolePhrases.optionsVerb
  } run: {
    try PriceOptionsCommand(context: $0).run()
  }

  static let priceCategories = Command("prices categories", "[ID]", options: [.failIfStale], example: "419247") {
    $0.priceConsolePhrases.categoriesVerb
  } run: {
    try await PriceCatalogCommands(context: $0).categories()
  }

  static let priceProducts = Command("prices products", "ID", options: [.failIfStale], example: "419247") {
    $0.priceConsolePhrases.productsVerb
  } run: {
    try await PriceCatalogCommands(context: $0).products()
  }

  static let priceHistory = Command("prices history") {
    $0.priceConsolePhrases.historyVerb
  } run: {
    try await PriceHistoryCommands(context: $0).history()
  }

  static let priceBest = Command("prices best") {
    $0.priceConsolePhrases.bestVerb
  } run: {
    try await PriceHistoryCommands(context: $0).best()
  }
}

// The options of the price game.
extension CommandOption {
  static let price = CommandOption("price", "49.99") { $0.priceConsolePhrases.priceOption }
  static let accuracy = CommandOption("accuracy", "0.65") { $0.priceConsolePhrases.accuracyOption }
  static let right = CommandOption("right", "13") { $0.priceConsolePhrases.rightOption }
  static let answered = CommandOption("answered", "20") { $0.priceConsolePhrases.answeredOption }
  static let rule = CommandOption("rule", "adaptive|classic") { $0.priceConsolePhrases.ruleOption }
}
