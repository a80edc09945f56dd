/// Changes the terms of the cart and stores them.
public struct ChangeTerms: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository

  /// Creates the action; an empty cart gets the currency of the price list.
  public init(carts: any CartRepository, catalog: any CatalogRepository) {
    (self.carts, self.catalog) = (carts, catalog)
  }

  /// Changes the terms as one step; if it throws, the cart is unchanged.
  public func callAsFunction(as step: CartStep, _ change: @Sendable (inout CartTerms) -> Void) async throws {
    let currency = try await catalog.catalog().value.currency
    try await carts.update(as: step) { kept in
      var cart = kept ?? Cart(currency: currency)
      var terms = cart.terms
      change(&terms)
      cart.agree(on: terms)
      kept = cart
    }
  }
}
