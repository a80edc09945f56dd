import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let shop = ArcadeSystem(
    word: "shop",
    name: { $0.say("Shop", "Tienda", "ショップ") },
    summary: Command.ofShop[0].summary,
    commands: Command.ofShop,
    settings: SettingEntry.ofShop,
    pictures: { composition, _ in composition.makePictures() }
  ) { opening in try opening.shopActions() }
}

extension Composition {
  var shopPhrases: ShopPhrases { ShopPhrases(language, formats: formats) }
}

extension ScreenContext {
  /// What can be done in the shop, for a session or for one command.
  func shopActions(catalog: String? = nil, discounts: String? = nil) throws -> ShopScreens {
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

extension Command {
  /// A command about the cart that is named behind it.
  static func pricing(
    _ name: String,
    _ summary: @escaping @Sendable (Language) -> String,
    run: @escaping @Sendable (CommandContext) async throws -> Void
  ) -> Command {
    Command(
      name,
      summary,
      "CODE[=N]…",
      options: [
        .on, .catalog, .columns, .decimal, .currency, .discounts, .misc, .off, .at, .code, .customerGroup, .shipping,
        .failIfStale,
      ],
      example: "MUG=2 VOUCHER",
      service: .reading(.on, .code, .customerGroup, .shipping, .failIfStale),
      run: run
    )
  }
}
