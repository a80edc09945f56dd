/// Changes what a customer gave and chose, and keeps it with the cart.
public struct ChangeTerms: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository

  /// Changes the cart of a repository; one that is empty is in the currency of a price list.
  public init(carts: any CartRepository, catalog: any CatalogRepository) {
    (self.carts, self.catalog) = (carts, catalog)
  }

  /// Changes the terms of the cart as a step; throws where it cannot be kept, and it is then as it was.
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
