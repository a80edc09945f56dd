import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let prices = ArcadeSystem(
    word: "prices",
    summary: { $0.priceConsolePhrases.prices },
    commands: Command.ofPriceGame,
    settings: [
      SettingEntry(setting: .priceBase) { $0.priceConsolePhrases.baseSetting },
      SettingEntry(setting: .priceRule) { $0.priceConsolePhrases.ruleSetting },
    ],
    pictures: { composition, _ in composition.makeGoodsPictures() }
  ) { opening in
    let (composition, randomness) = (opening.composition, opening.composition.randomness)
    return PriceScreens(
      quiz: try composition.makePriceQuiz(rule: opening.invocation.priceRule()),
      phrases: composition.pricePhrases,
      saysLoading: composition.settings[.priceBase] != nil && !composition.options.isOffline
    ) { randomness.makeGenerator() }
  }
}

extension Composition {
  var pricePhrases: PricePhrases { PricePhrases(language, formats: formats) }
}

extension Invocation {
  func priceRule() throws(UsageError) -> (any ReachRule)? { try checked(.rule) { ReachRules.named($0) } }
}

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
    ) { try PriceOptionsCommand(context: $0).run() },
    Command(
      "prices categories",
      \.priceConsolePhrases.categoriesVerb,
      "[ID]",
      options: [.failIfStale],
      example: "419247",
      service: .reading(.failIfStale)
    ) { try await PriceCommands(context: $0).categories() },
    Command(
      "prices products",
      \.priceConsolePhrases.productsVerb,
      "ID",
      options: [.failIfStale],
      example: "419247",
      service: .reading(.failIfStale)
    ) { try await PriceCommands(context: $0).products() },
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
