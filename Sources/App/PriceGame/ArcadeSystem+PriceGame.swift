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
    try context.openPrices(session)
  }
}

extension CommandContext {
  /// The sentences of the price game.
  var pricePhrases: any PricePhrases { composition.language.pricePhrases(formats: composition.formats) }

  /// The first screen of the price game, on the stack of a session.
  func openPrices(_ session: ConsoleSession) throws -> any ConsoleModule {
    let randomness = composition.randomness
    let actions = PriceActions(
      quiz: try composition.makePriceQuiz(rule: priceRuleOption()),
      phrases: pricePhrases,
      saysLoading: composition.settings[.priceBase] != nil && !composition.options.isOffline
    ) {
      randomness.makeGenerator()
    }
    let viewer = externalViewer(pictures: composition.makePictures()) { [pricePhrases] in pricePhrases.sentence(for: $0)
    }
    return try router(on: session, viewer: viewer, making: actions.module).module(at: PriceRoute.home)
  }

  /// The rule of `--rule`, where it was given.
  func priceRuleOption() throws(UsageError) -> (any ReachRule)? {
    try invocation.checked(.rule) { ReachRules.named($0) }
  }
}
