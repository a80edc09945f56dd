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
    let modules = ShopModules(actions: try shopActions(), canvas: canvas, time: composition.time)
    return ConsoleRouter(session: session, make: modules.module).module(at: .home)
  }

  /// What can be done in the shop, for a session or for one command.
  func shopActions(catalog: String? = nil, discounts: String? = nil) throws -> ShopActions {
    let randomness = composition.randomness
    return ShopActions(
      shop: try composition.makeShop(catalog: catalog, discounts: discounts),
      phrases: shopPhrases
    ) {
      var generator = randomness.makeGenerator()
      return generator.next()
    }
  }
}
