// The commands of the price game.
extension Command {
  static let ofPriceGame: [Command] = [
    Command("prices", \.priceConsolePhrases.prices, options: [.rule], isSession: true),
    Command(
      "prices options",
      \.priceConsolePhrases.optionsVerb,
      options: [.price, .currency, .accuracy, .right, .answered, .rule],
      example: "--price 49.99 --accuracy 0.65",
      service: .reading(.price, .currency, .accuracy, .right, .answered, .rule)
    ) {
      try PriceOptionsCommand(context: $0).run()
    },
    Command(
      "prices categories",
      \.priceConsolePhrases.categoriesVerb,
      "[ID]",
      options: [.failIfStale],
      example: "419247",
      service: .reading(.failIfStale)
    ) {
      try await PriceCommands(context: $0).categories()
    },
    Command(
      "prices products",
      \.priceConsolePhrases.productsVerb,
      "ID",
      options: [.failIfStale],
      example: "419247",
      service: .reading(.failIfStale)
    ) {
      try await PriceCommands(context: $0).products()
    },
    Command("prices history", \.priceConsolePhrases.historyVerb, options: [.before], service: .reading(.before)) {
      try await PriceCommands(context: $0).history()
    },
    Command("prices best", \.priceConsolePhrases.bestVerb, service: .reading()) {
      try await PriceCommands(context: $0).best()
    },
  ]
}

// The options of the price game.
extension CommandOption {
  static let price = CommandOption("price", "49.99") { $0.priceConsolePhrases.priceOption }
  static let accuracy = CommandOption("accuracy", "0.65") { $0.priceConsolePhrases.accuracyOption }
  static let right = CommandOption("right", "13") { $0.priceConsolePhrases.rightOption }
  static let answered = CommandOption("answered", "20") { $0.priceConsolePhrases.answeredOption }
  static let rule = CommandOption("rule", "adaptive|classic") { $0.priceConsolePhrases.ruleOption }
}
