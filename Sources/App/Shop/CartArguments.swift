import ArcadeDomain
import ArcadePresentation

/// Reads the items of `arcade shop price`: `CODE`, or `CODE=N` for N pieces.
struct CartArguments {
  let phrases: any ShopPhrases

  /// Returns a cart of the items; throws a failure that names what is wrong.
  func cart(of items: [String], from catalog: Catalog) throws -> Cart {
    var cart = Cart(currency: catalog.currency)
    for item in items {
      let (product, quantity) = try read(item, from: catalog)
      do {
        try cart.add(product, quantity: quantity)
      } catch {
        throw failure("quantity", phrases.sentence(for: error), item)
      }
    }
    return cart
  }

  private func read(_ item: String, from catalog: Catalog) throws -> (Product, Int) {
    // A code may hold the sign itself, so the whole item is tried first.
    if let product = Product.Code(item).flatMap({ catalog[$0] }) { return (product, 1) }
    let equals = item.lastIndex(of: "=") ?? item.endIndex
    let text = String(item[..<equals])
    guard let product = Product.Code(text).flatMap({ catalog[$0] }) else {
      let nearest = catalog.codeNearest(to: text)?.text
      let sentence = phrases.notSold(text)
      throw CommandFailure(
        exit: .badData,
        code: "unknownProduct",
        message: nearest.map { phrases.joining(sentence, phrases.didYouMean($0)) } ?? sentence,
        details: [("product", .string(text)), ("nearest", nearest.map(JSONText.string) ?? .null)]
      )
    }
    guard equals < item.endIndex else { return (product, 1) }
    let number = String(item[item.index(after: equals)...])
    guard let quantity = Int(number), quantity > 0 else {
      throw failure("quantity", phrases.notAQuantity(number), item)
    }
    return (product, quantity)
  }

  private func failure(_ code: String, _ message: String, _ item: String) -> CommandFailure {
    CommandFailure(exit: .badData, code: code, message: message, details: [("item", .string(item))])
  }
}
