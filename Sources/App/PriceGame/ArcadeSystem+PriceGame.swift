import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let prices = ArcadeSystem(
    word: "prices",
    name: { $0.say("Prices", "Precios", "値段当て") },
    summary: Command.ofPriceGame[0].summary,
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
