extension Shop {
  /// Returns the cart with its prices, compared with the current price list.
  public func showCart() async throws -> PricedCart {
    let prices = try await prices()
    let review = try await openCart(against: prices.list.value)
    let priced = try await applyDiscounts.withHints(to: review.cart, on: time.today(), at: prices)
    return PricedCart(review: review, priced: priced, prices: prices)
  }

  /// Returns whether a text is a product code of a price list or the identifier of a line in the cart.
  public func isKnown(_ text: String, in list: Catalog) async -> Bool {
    if let code = Product.Code(text), list[code] != nil { return true }
    return (try? await carts.cart())?.lines.ids.contains(text) ?? false
  }

  /// Undoes the last step in the cart and returns it; nil if there is none.
  public func undoStep() async throws(RepositoryError) -> UndoneStep? { try await carts.takeBack() }

  /// Returns the number of pieces in the cart; 0 if the cart cannot be read.
  public func heldPieces() async throws(RepositoryError) -> Int {
    do throws(RepositoryError) {
      return try await carts.cart()?.pieces ?? 0
    } catch {
      guard error.code == .corrupt else { throw error }
      return 0
    }
  }

  /// Empties the cart, even one that cannot be read.
  public func clearCart() async throws(RepositoryError) { try await carts.clear() }
}

/// The cart with its prices.
public struct PricedCart: Sendable {
  /// The cart, compared with the price list.
  public let review: CartReview
  /// The quote with hints for saving more.
  public let priced: HintedQuote
  /// The price list and discounts of the quote.
  public let prices: ShopPrices
}
