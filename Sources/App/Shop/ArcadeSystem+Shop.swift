import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let shop = ArcadeSystem(
    word: "shop",
    summary: { $0.shopConsolePhrases.shop },
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

// The commands of the shop.
extension Command {
  static let ofShop: [Command] = [
    Command("shop", \.shopConsolePhrases.shop, isSession: true, steps: ["pay"]),
    Command(
      "shop products",
      \.shopConsolePhrases.productsVerb,
      options: [.catalog, .columns, .decimal, .currency, .discounts, .failIfStale],
      service: .reading(.failIfStale)
    ) { try await ShopCommands(context: $0).products() },
    Command(
      "shop products check",
      \.shopConsolePhrases.checkProductsVerb,
      "FILE|URL",
      options: [.columns, .decimal, .currency],
      example: "prices.csv"
    ) { try await PriceListCheck(context: $0).run() },
    Command(
      "shop products export",
      \.shopConsolePhrases.exportProductsVerb,
      options: [.listFormat, .catalog, .columns, .decimal, .currency, .failIfStale],
      example: "--format csv"
    ) { try await ShopCommands(context: $0).exportProducts() },
    Command(
      "shop discounts",
      \.shopConsolePhrases.discountsVerb,
      options: [.on, .catalog, .columns, .decimal, .currency, .discounts, .failIfStale],
      service: .reading(.on, .failIfStale)
    ) { try await ShopCommands(context: $0).discounts() },
    Command(
      "shop discounts check",
      \.shopConsolePhrases.checkVerb,
      "FILE|URL",
      options: [.on, .catalog, .columns, .decimal, .currency],
      example: "discounts.json"
    ) { try await ShopCommands(context: $0).checkDiscounts() },
    .pricing("shop price", \.shopConsolePhrases.priceVerb) { try await ShopCommands(context: $0).price() },
    .pricing("shop why", \.shopConsolePhrases.whyVerb) { try await ShopCommands(context: $0).why() },
    Command(
      "shop simulate",
      \.shopConsolePhrases.simulateVerb,
      options: [.discounts, .since, .catalog, .columns, .decimal, .currency, .failIfStale],
      example: "--discounts discounts.json"
    ) { try await ShopCommands(context: $0).simulate() },
    Command(
      "shop orders",
      \.shopConsolePhrases.ordersVerb,
      options: [.since, .csv],
      service: .reading(.since, isForGuests: false)
    ) { try await ShopCommands(context: $0).orders() },
    Command(
      "shop order",
      \.shopConsolePhrases.orderVerb,
      "ID",
      options: [.csv],
      example: "1",
      service: .reading(isForGuests: false)
    ) { try await ShopCommands(context: $0).order() },
    Command(
      "shop day",
      \.shopConsolePhrases.dayVerb,
      "[DATE]",
      example: "2026-12-24",
      service: .reading(isForGuests: false)
    ) { try await ShopCommands(context: $0).dayRecord() },
    Command(
      "shop export",
      \.shopConsolePhrases.exportVerb,
      options: [.since, .ledgerFormat],
      example: "--since 2026-12-01"
    ) { try await ShopCommands(context: $0).export() },
  ]

  /// A command about the cart that is named behind it.
  private static func pricing(
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
