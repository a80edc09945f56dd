import ArcadeDomain
import ArcadePresentation

extension CommandDesk {
  /// The sentences of the shop.
  var shopPhrases: any ShopPhrases { composition.language.shopPhrases(formats: composition.formats) }

  /// The shop in the menu.
  func shopEntry(_ session: ConsoleSession) -> ConsoleMenuView.Entry {
    entry("shop", composition.language.shopConsolePhrases.shop, on: session, open: openShop)
  }

  /// The first screen of the shop, on the stack of a session.
  func openShop(_ session: ConsoleSession) throws -> any ConsoleModule {
    let modules = try shopModules()
    return modules.productList(ConsoleShopRouter(session: session, modules: modules))
  }

  /// The shop's screens, for a session or for one command.
  func shopModules(catalog: String? = nil, discounts: String? = nil) throws -> ShopModules {
    ShopModules(
      shop: try composition.makeShop(catalog: catalog, discounts: discounts),
      console: ShopConsole(
        output: output,
        phrases: phrases,
        shopPhrases: shopPhrases,
        words: composition.language.shopConsolePhrases
      ),
      randomness: composition.randomness,
      unsaved: surroundings.farewell.unsaved
    )
  }
}
