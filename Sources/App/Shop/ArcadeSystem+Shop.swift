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
      SettingEntry(.shopPay) { $0.shopConsolePhrases.paySetting },
      SettingEntry(.shopCard) { $0.shopConsolePhrases.cardSetting },
      SettingEntry(.shopTax) { $0.shopConsolePhrases.taxSetting },
      SettingEntry(.shopDecimal) { $0.shopConsolePhrases.decimalSetting },
      SettingEntry(.shopCurrency) { $0.shopConsolePhrases.currencySetting },
    ]
  ) { opening in try opening.shopActions() }
}

extension Composition {
  /// The sentences of the shop.
  var shopPhrases: ShopPhrases { ShopPhrases(language, formats: formats) }
}

extension ScreenContext {
  /// What can be done in the shop, for a session or for one command.
  func shopActions(
    catalog: String? = nil,
    discounts: String? = nil
  ) throws -> ShopScreens {
    let randomness = composition.randomness
    return ShopScreens(
      shop: try composition.makeShop(catalog: catalog, discounts: discounts, invocation),
      phrases: composition.shopPhrases,
      unsaved: unsaved,
      usualPayment: composition.settings[.shopPay].flatMap(Tender.Kind.init) ?? .card,
      canAsk: surface.canAsk
    ) {
      var generator = randomness.makeGenerator()
      return generator.next()
    }
  }
}
