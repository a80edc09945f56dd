import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The price game.
struct PriceSystem: ArcadeSystem {
  let word = "prices"
  let commands = Command.ofPriceGame
  let settings = SettingEntry.ofPriceGame

  func name(in language: Language) -> String { language.say("Prices", "Precios", "値段当て") }
  func summary(in language: Language) -> String { Command.ofPriceGame[0].summary(language) }

  func makeScreens(_ opening: ScreenContext) throws -> any ScreenSystem {
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

  func pictures(in composition: Composition, for viewer: PictureViewer) -> (any PictureRepository)? {
    composition.makeGoodsPictures()
  }

  func storedState(in composition: Composition) -> StoredState {
    guard composition.database.unstored == .priceGame else { return StoredState() }
    return StoredState(unstored: composition.language.priceStepNotStored)
  }
}

extension Composition {
  var pricePhrases: PricePhrases { PricePhrases(language, formats: formats) }
}

extension Invocation {
  /// Returns the feed that the command line names, with its currency.
  func priceCatalog() throws(UsageError) -> PriceFeed {
    PriceFeed(place: value(of: .productFeed), currency: try checked(.currency) { Currency(code: $0) })
  }

  func priceRule() throws(UsageError) -> (any ReachRule)? { try checked(.rule) { ReachRules.named($0) } }
}

/// A feed of products to guess, as the command line names it.
struct PriceFeed {
  /// A file or an address; nil for that of the settings.
  var place: String?
  /// The currency of its prices, if given.
  var currency: Currency?
}
