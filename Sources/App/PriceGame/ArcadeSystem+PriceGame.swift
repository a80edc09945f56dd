import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let prices = ArcadeSystem(
    word: "prices",
    summary: { $0.priceConsolePhrases.prices },
    commands: Command.ofPriceGame,
    settings: SettingEntry.ofPriceGame,
    pictures: { composition, _ in composition.makeGoodsPictures() }
  ) { opening in
    let (composition, randomness) = (opening.composition, opening.composition.randomness)
    return PriceScreens(
      quiz: try composition.makePriceQuiz(
        rule: opening.invocation.priceRule(),
        from: try opening.invocation.priceCatalog()
      ),
      phrases: composition.pricePhrases,
      saysLoading: composition.settings[.priceBase] != nil && !composition.options.isOffline,
      signs: opening.surface.hasClock ? .squares : .letters
    ) { randomness.makeGenerator() }
  }
}

extension Composition {
  var pricePhrases: PricePhrases { PricePhrases(language, formats: formats) }
}

extension Invocation {
  /// The feed that a command line names, with what its prices are in.
  func priceCatalog() throws(UsageError) -> PriceFeed {
    PriceFeed(place: value(of: .productFeed), currency: try checked(.currency) { Currency(code: $0) })
  }

  func priceRule() throws(UsageError) -> (any ReachRule)? { try checked(.rule) { ReachRules.named($0) } }
}

/// A feed of products to guess, as a command line names it.
struct PriceFeed {
  /// A file or an address; nil for that of the settings.
  var place: String?
  /// What its prices are in, where somebody says it.
  var currency: Currency?
}

// The commands of the price game.
extension Command {
  static let ofPriceGame: [Command] = [
    Command("prices", \.priceConsolePhrases.prices, options: [.rule, .productFeed, .currency], isSession: true),
    Command(
      "prices options",
      \.priceConsolePhrases.optionsVerb,
      options: [.price, .currency, .accuracy, .right, .answered, .rule],
      example: "--price 49.99 --accuracy 0.65",
      service: .reading(.price, .currency, .accuracy, .right, .answered, .rule)
    ) { try await PriceOptionsCommand(context: $0).run() },
    Command(
      "prices categories",
      \.priceConsolePhrases.categoriesVerb,
      "[ID]",
      options: [.productFeed, .currency, .failIfStale],
      example: "419247",
      service: .reading(.failIfStale)
    ) { try await PriceCommands(context: $0).categories() },
    Command(
      "prices products",
      \.priceConsolePhrases.productsVerb,
      "ID",
      options: [.productFeed, .currency, .failIfStale],
      example: "419247",
      service: .reading(.failIfStale)
    ) { try await PriceCommands(context: $0).products() },
    Command(
      "prices daily",
      \.priceConsolePhrases.dailyVerb,
      "[DATE]",
      options: [.productFeed, .currency],
      example: "2026-12-01",
      service: .reading()
    ) {
      try await DailyCommands(context: $0).daily()
    },
    Command(
      "prices share",
      \.priceConsolePhrases.shareVerb,
      "[DATE]",
      options: [.productFeed, .currency],
      example: "2026-12-01",
      service: .reading()
    ) {
      try await DailyCommands(context: $0).share()
    },
    Command("prices history", \.priceConsolePhrases.historyVerb, options: [.before], service: .reading(.before)) {
      try await PriceCommands(context: $0).history()
    },
    Command("prices best", \.priceConsolePhrases.bestVerb, service: .reading()) {
      try await PriceCommands(context: $0).best()
    },
  ]
}
