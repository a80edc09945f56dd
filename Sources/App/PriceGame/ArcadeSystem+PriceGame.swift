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
    ]
  ) { context, session in
    let phrases = context.pricePhrases
    let randomness = context.composition.randomness
    let actions = PriceActions(
      quiz: try context.composition.makePriceQuiz(rule: context.priceRuleOption()),
      phrases: phrases,
      saysLoading: context.composition.settings[.priceBase] != nil && !context.composition.options.isOffline
    ) {
      randomness.makeGenerator()
    }
    let viewer = context.externalViewer(pictures: context.composition.makePictures()) { [phrases] in
      phrases.sentence(for: $0)
    }
    return try context.router(on: session, viewer: viewer, making: actions.module).module(at: PriceRoute.home)
  }
}

extension CommandContext {
  /// The sentences of the price game.
  var pricePhrases: any PricePhrases { composition.language.pricePhrases(formats: composition.formats) }

  /// The rule of `--rule`, where it was given.
  func priceRuleOption() throws(UsageError) -> (any ReachRule)? {
    try invocation.checked(.rule) { ReachRules.named($0) }
  }
}
