extension Shop {
  /// Returns the cart, held against today's price list, with what it costs.
  public func showCart() async throws -> PricedCart {
    let prices = try await prices()
    let review = try await openCart(against: prices.list.value)
    let priced = try await applyDiscounts.withHints(to: review.cart, on: time.today(), at: prices)
    return PricedCart(review: review, priced: priced, prices: prices)
  }

  /// Whether a text is what a product of a price list or a line of the cart is known by.
  public func isKnown(_ text: String, in list: Catalog) async -> Bool {
    if let code = Product.Code(text), list[code] != nil { return true }
    return (try? await carts.cart())?.lines.ids.contains(text) ?? false
  }

  /// Takes back the last step in the cart, and returns it; nil if there is none.
  public func undoStep() async throws(RepositoryError) -> UndoneStep? { try await carts.takeBack() }

  /// Returns how many pieces the cart holds; none that can be told if it cannot be read any more.
  public func heldPieces() async throws(RepositoryError) -> Int {
    do throws(RepositoryError) {
      return try await carts.cart()?.pieces ?? 0
    } catch {
      guard error.code == .corrupt else { throw error }
      return 0
    }
  }

  /// Empties the cart, also one that cannot be read any more.
  public func clearCart() async throws(RepositoryError) { try await carts.clear() }
}

/// The cart with what it costs.
public struct PricedCart: Sendable {
  /// The cart, held against the price list.
  public let review: CartReview
  /// What it costs, with what to add to save more.
  public let priced: HintedQuote
  /// What says so.
  public let prices: ShopPrices
}
