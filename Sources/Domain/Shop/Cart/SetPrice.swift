/// Sets the price of a line of the cart by hand, and keeps it.
public struct SetPrice: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository
  private let discounts: any DiscountRepository

  /// Sets prices in the cart of a repository, in place of those of a price list; the discounts say how shares are rounded.
  public init(carts: any CartRepository, catalog: any CatalogRepository, discounts: any DiscountRepository) {
    (self.carts, self.catalog, self.discounts) = (carts, catalog, discounts)
  }

  /// Sets the price of a line, or takes that back, and returns the line as it is then.
  ///
  /// Throws `CartError` or `RepositoryError`; the cart is then as it was.
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
