import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

/// Parses the items of `arcade shop price`.
///
/// An item is `CODE=N` for N pieces or units, or any form that the till reads: `CODE`, `3*CODE`, `CODE 3`.
struct CartArguments {
  let phrases: ShopPhrases

  /// Returns a cart of the items, each split into words; throws a failure that names the mistake.
  func cart(of items: [[String]], from catalog: Catalog) throws -> Cart {
    var cart = Cart(currency: catalog.currency)
    for words in items {
      let (product, quantity) = try read(words, from: catalog)
      do {
        try cart.add(product, quantity: quantity)
      } catch {
        throw failure("quantity", phrases.sentence(for: error), words)
      }
    }
    return cart
  }

  private func read(_ words: [String], from catalog: Catalog) throws -> (Product, Quantity) {
    let item = words.joined(separator: " ")
    var (text, number) = Scan.parts(of: item) { catalog[$0] != nil }
    // A code may contain the sign itself, so the whole item is tried first.
    if number == nil, catalog[text] == nil, let equals = item.lastIndex(of: "=") {
      (text, number) = (String(item[..<equals]), String(item[equals...].dropFirst()))
    }
    if let sentence = number.flatMap({ phrases.otherWayRound(Scan(text, $0), in: catalog) }) {
      throw failure("quantity", sentence, words)
    }
    guard let product = catalog[text] else {
      let nearest = catalog.codeNearest(to: text)?.text
      let sentence = phrases.notSold(text)
      throw CommandFailure(
        exit: .badData,
        code: "unknownProduct",
        message: nearest.map { phrases.joining(sentence, phrases.didYouMean($0)) } ?? sentence,
        details: ["product": text, "nearest": nearest]
      )
    }
    return (product, try number.map { try quantity($0, of: product, in: words) } ?? 1)
  }

  private func quantity(_ number: String, of product: Product, in words: [String]) throws -> Quantity {
    guard let measure = phrases.measure(number) else {
      let sentence = product.unit.map { phrases.notAWeight(number, unit: $0) } ?? phrases.notAQuantity(number)
      throw failure("quantity", sentence, words)
    }
    do {
      return try measure.quantity(of: product)
    } catch {
      throw failure("quantity", phrases.sentence(for: error), words)
    }
  }

  private func failure(_ code: String, _ message: String, _ words: [String]) -> CommandFailure {
    CommandFailure(exit: .badData, code: code, message: message, details: ["item": words.joined(separator: " ")])
  }
}

extension Catalog {
  fileprivate subscript(text: String) -> Product? { Product.Code(text).flatMap { self[$0] } }
}
