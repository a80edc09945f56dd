import ArcadeDomain

/// Puts pieces into the basket and takes them out, and says in a notice what happened.
///
/// The product list and the basket share it.
struct Till: Sendable {
  let scan: ScanProduct
  let carts: any CartRepository
  let phrases: any ShopPhrases

  /// Adds pieces of the product with a code or, where no product has it, of the row with that number.
  func add(_ text: String, quantity: Int, rows: [String]) async -> Notice {
    guard let code = Product.Code(text) else { return Notice(phrases.notSold(text), .bad) }
    do {
      let product = try await scan(code, quantity: quantity, orRowOf: rows)
      return Notice(phrases.added(quantity, product.name), .good)
    } catch {
      return Notice(phrases.shopFailure(for: error).text, .bad)
    }
  }

  /// Removes pieces, or all where no quantity is given, of the product with a code or in a row.
  func remove(_ text: String, quantity: Int?, rows: [String]) async -> Notice {
    do {
      guard var cart = try await carts.cart() else { return Notice(phrases.cartEmpty, .plain) }
      let typed = Product.Code(text)
      let held = cart.lines.first { $0.product.code == typed }
      guard let code = held?.product.code ?? productCode(inRow: text, of: rows) ?? typed else {
        return Notice(phrases.notSold(text), .bad)
      }
      let name = cart.lines.first { $0.product.code == code }?.product.name ?? code.text
      try cart.remove(code, quantity: quantity)
      try await carts.save(cart)
      return Notice(phrases.removed(name, left: cart.quantity(of: code)), .good)
    } catch {
      return Notice(phrases.shopFailure(for: error).text, .bad)
    }
  }
}

extension ScanProduct {
  fileprivate func callAsFunction(_ code: Product.Code, quantity: Int, orRowOf rows: [String]) async throws -> Product {
    do {
      return try await self(code, quantity: quantity)
    } catch let error as ScanError {
      guard let inRow = productCode(inRow: code.text, of: rows) else { throw error }
      return try await self(inRow, quantity: quantity)
    }
  }
}

/// Returns the code in the row with a number, from 1; nil where the text is no number of a row.
private func productCode(inRow number: String, of rows: [String]) -> Product.Code? {
  guard let number = Int(number), number > 0, number <= rows.count else { return nil }
  return Product.Code(rows[number - 1])
}
