import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let shop = ArcadeSystem(
    word: "shop",
    summary: { $0.shopConsolePhrases.shop },
    commands: Command.ofShop,
    settings: [
      SettingEntry(.shopCatalog) { $0.shopConsolePhrases.catalogSetting },
      SettingEntry(.shopDiscounts) { $0.shopConsolePhrases.discountsSetting },
      SettingEntry(.shopGateway) { $0.shopConsolePhrases.gatewaySetting },
    ]
  ) { context, session in
    let actions = try context.shopActions()
    return try context.router(on: session, making: actions.module).module(at: ShopRoute.home)
  }
}

extension CommandContext {
  /// The sentences of the shop.
  var shopPhrases: any ShopPhrases { composition.language.shopPhrases(formats: composition.formats) }

  /// What can be done in the shop, for a session or for one command.
  func shopActions(catalog: String? = nil, discounts: String? = nil) throws -> ShopActions {
    let randomness = composition.randomness
    return ShopActions(
      shop: try composition.makeShop(catalog: catalog, discounts: discounts),
      phrases: shopPhrases,
      unsaved: process.farewell.unsaved
    ) {
      var generator = randomness.makeGenerator()
      return generator.next()
    }
  }
}
