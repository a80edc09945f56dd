/// Sets the manual price of a line in the cart and stores it.
public struct SetPrice: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository
  private let discounts: any DiscountRepository

  /// Creates the action; the discounts provide the rounding of percentages.
  public init(carts: any CartRepository, catalog: any CatalogRepository, discounts: any DiscountRepository) {
    (self.carts, self.catalog, self.discounts) = (carts, catalog, discounts)
  }

  /// Sets the manual price of a line or removes it, and returns the changed line. Throws `CartError` or
  /// `RepositoryError`; the cart is then unchanged.
  @discardableResult
  public func callAsFunction(line: String, _ wanted: WantedPrice, reason: String? = nil) async throws -> Cart.Line {
    let (catalog, rounding) = (try await catalog.catalog().value, await discounts.cachedOrEmpty().0.value.rounding)
    return try await carts.update(as: .price) { kept in
      var cart = kept ?? Cart(currency: catalog.currency)
      let priced = try cart.price(line: line, wanted, reason: reason, from: catalog, rounding: rounding)
      kept = cart
      return priced
    }
  }
}
