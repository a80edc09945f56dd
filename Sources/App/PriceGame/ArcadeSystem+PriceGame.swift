import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let prices = ArcadeSystem(
    word: "prices",
    summary: { $0.priceConsolePhrases.prices },
    commands: Command.ofPriceGame,
    settings: [
      SettingEntry(.priceBase) { $0.priceConsolePhrases.baseSetting },
      SettingEntry(.priceRule) { $0.priceConsolePhrases.ruleSetting },
    ],
    pictures: { $0.makeGoodsPictures() }
  ) { opening in
    let (composition, randomness) = (opening.composition, opening.composition.randomness)
    return PriceScreens(
      quiz: try composition.makePriceQuiz(rule: opening.invocation.priceRule()),
      phrases: composition.pricePhrases,
      saysLoading: composition.settings[.priceBase] != nil && !composition.options.isOffline
    ) {
      randomness.makeGenerator()
    }
  }
}

extension Composition {
  /// The sentences of the price game.
  var pricePhrases: PricePhrases { PricePhrases(language, formats: formats) }
}

extension Invocation {
  /// The rule of `--rule`, where it was given.
  func priceRule() throws(UsageError) -> (any ReachRule)? { try checked(.rule) { ReachRules.named($0) } }
}
