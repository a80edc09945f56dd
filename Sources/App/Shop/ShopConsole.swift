import ArcadePresentation

/// What the shop's views draw with.
struct ShopConsole: SystemConsole {
  let output: ConsoleOutput
  let phrases: any ConsolePhrases
  let shopPhrases: any ShopPhrases
  let words: any ShopConsolePhrases

  /// The commands of the product list and of the cart.
  var scanning: [ConsoleCommand] { everywhere + [refresh, retry] }

  /// The commands of every screen of the shop.
  var everywhere: [ConsoleCommand] {
    [
      .init("CODE", "[N]", words.scan),
      .init("add", "CODE [N]", words.add),
      .init("remove", "CODE [N]", words.remove),
      .init("list", "[TEXT]", words.list),
      .init("cart", "", words.cart),
      .init("clear", "", words.clear),
      .init("discounts", "", words.discounts),
      .init("pay", "", words.pay),
      .init("orders", "", words.orders),
      .init("order", "ID", words.order),
    ]
  }

  /// The command that loads anew.
  var refresh: ConsoleCommand { .init("refresh", "", words.refresh) }

  /// Goes where a line leads, on a screen that shows no products: what is scanned or removed there happens on their list.
  func follow(
    _ line: ConsoleLine,
    by router: ConsoleShopRouter,
    go: (ShopRoute) async -> Void
  ) async -> ConsoleReply {
    switch ShopWords(line) {
    case .go(let route):
      await go(route)
      return .done
    case .noSuchOrder(let text): return .refused(shopPhrases.noSuchOrder(text))
    case .add, .remove, .badQuantity, .missingCode, .other: return await router.acceptOnList(line)
    }
  }
}
