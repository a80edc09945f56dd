// The commands of the price game.
extension Command {
  static let ofPriceGame: [Command] = [priceOptions, priceCategories, priceProducts]

  static let priceOptions = Command(
    "prices options",
    options: [.price, .currency, .accuracy, .right, .answered, .rule]
  ) {
    $0.priceConsolePhrases.optionsVerb
  } run: {
    try PriceOptionsCommand(desk: $0).run()
  }

  static let priceCategories = Command("prices categories", "[ID]") {
    $0.priceConsolePhrases.categoriesVerb
  } run: {
    try await PriceCatalogCommands(desk: $0).categories()
  }

  static let priceProducts = Command("prices products", "ID") {
    $0.priceConsolePhrases.productsVerb
  } run: {
    try await PriceCatalogCommands(desk: $0).products()
  }
}

// The options of the price game.
extension CommandOption {
  static let price = CommandOption("price", "49.99") { $0.priceConsolePhrases.priceOption }
  static let currency = CommandOption("currency", "USD") { $0.priceConsolePhrases.currencyOption }
  static let accuracy = CommandOption("accuracy", "0.65") { $0.priceConsolePhrases.accuracyOption }
  static let right = CommandOption("right", "13") { $0.priceConsolePhrases.rightOption }
  static let answered = CommandOption("answered", "20") { $0.priceConsolePhrases.answeredOption }
  static let rule = CommandOption("rule", "adaptive|classic") { $0.priceConsolePhrases.ruleOption }
}
