import ArcadeDomain

/// Puts pieces into the cart and takes them out, and says in a notice what happened.
///
/// The product list and the cart share it.
struct Till: Sendable {
  let shop: Shop
  let phrases: any ShopPhrases
  let unsaved: UnsavedWork

  /// Adds pieces of the product with a code or, where no product has it, of the row with that number.
  func add(_ text: String, quantity: Int, rows: [String]) async -> Notice {
    guard let code = Product.Code(text) else { return Notice(phrases.notSold(text), .bad) }
    do {
      let product = try await keeping { try await shop.scanProduct(code, quantity: quantity, orRowOf: rows) }
      return Notice(phrases.added(quantity, product.name), .good)
    } catch {
      return Notice(phrases.shopFailure(for: error).text, .bad)
    }
  }

  /// The codes of what the shop sells; none where there is no price list.
  func codes() async -> [String] {
    (try? await shop.catalog.catalog().value.products.map(\.code.text)) ?? []
  }

  /// Says which rows their numbers do not mean, because another product has the number as its code.
  func notices(ofRows rows: [String]) async -> [Notice] {
    let numbers = Set(await codes() + rows).compactMap { code in
      Int(code).flatMap { rows.indices.contains($0 - 1) && String($0) == code && rows[$0 - 1] != code ? $0 : nil }
    }
    return numbers.isEmpty ? [] : [Notice(phrases.codesLikeRows(numbers.sorted()))]
  }

  /// Removes pieces, or all where no quantity is given, of the product with a code or, where no product has it, in a row.
  func remove(_ text: String, quantity: Int?, rows: [String]) async -> Notice {
    let typed = Product.Code(text)
    do {
      let held = try await shop.carts.cart()?.lines.map(\.product.code) ?? []
      let catalog = try? await shop.catalog.catalog().value
      let isCode = typed.map { held.contains($0) || catalog?[$0] != nil } ?? false
      let inRow = isCode ? nil : rows.row(numbered: text).flatMap(Product.Code.init)
      guard let code = inRow ?? typed else { return Notice(phrases.notSold(text), .bad) }
      let (line, left) = try await keeping { try await shop.removeProduct(code, quantity: quantity) }
      return Notice(phrases.removed(line.product.name, left: left), .good)
    } catch {
      return Notice(phrases.shopFailure(for: error).text, .bad)
    }
  }

  /// Empties the cart.
  func clear() async throws {
    try await keeping { try await shop.carts.clear() }
  }

  /// Changes the cart, and notes for the goodbye whether that could be stored.
  private func keeping<Outcome>(_ change: () async throws -> Outcome) async throws -> Outcome {
    do {
      let outcome = try await change()
      unsaved.note(nil, of: "cart")
      return outcome
    } catch let error as RepositoryError {
      unsaved.note(phrases.cartNotStored, of: "cart")
      throw error
    }
  }
}

extension ScanProduct {
  fileprivate func callAsFunction(_ code: Product.Code, quantity: Int, orRowOf rows: [String]) async throws -> Product {
    do {
      return try await self(code, quantity: quantity)
    } catch let error as ScanError {
      guard let inRow = rows.row(numbered: code.text).flatMap(Product.Code.init) else { throw error }
      return try await self(inRow, quantity: quantity)
    }
  }
}
