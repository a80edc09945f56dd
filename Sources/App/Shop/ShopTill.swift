import ArcadePresentation

/// A screen of the shop where products are scanned and removed: the list and the cart.
protocol ShopTill {
  func add(_ text: String, quantity: Int) async
  func remove(_ text: String, quantity: Int?) async
  func go(to route: ShopRoute) async
  func codes() async -> [String]
}

extension ProductListPresenter: ShopTill {}
extension CartPresenter: ShopTill {}

extension ShopConsole {
  /// Does what a line asks for at a till, or says why that cannot be done.
  func accept(_ line: ConsoleLine, at till: some ShopTill) async -> ConsoleReply {
    let codes = await till.codes()
    switch ShopWords(line, codes: codes) {
    case .go(let route): await till.go(to: route)
    case .add(let code, let quantity): await till.add(code, quantity: quantity)
    case .remove(let code, let quantity): await till.remove(code, quantity: quantity)
    case .badQuantity(let text): return .refused(shopPhrases.notAQuantity(text))
    case .noSuchOrder(let text): return .refused(shopPhrases.noSuchOrder(text))
    case .missingCode(let command): return .refused(words.codeMissing(after: command))
    case .other: return .unknown(alsoKnown: codes)
    }
    return .done
  }
}
