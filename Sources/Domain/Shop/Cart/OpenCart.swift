/// Loads the cart and compares it with the current price list.
public struct OpenCart: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository

  /// Creates the action for the cart of a repository and the products of a price list.
  public init(carts: any CartRepository, catalog: any CatalogRepository) {
    (self.carts, self.catalog) = (carts, catalog)
  }

  /// Returns the cart; an empty one has the currency of the price list.
  public func callAsFunction() async throws(RepositoryError) -> CartReview {
    try await self(against: catalog.catalog().value)
  }

  /// Returns the cart, compared with a loaded price list.
  public func callAsFunction(against catalog: Catalog) async throws(RepositoryError) -> CartReview {
    let kept = try await carts.cart()
    guard let cart = kept, !cart.isEmpty else {
      return CartReview(of: kept?.emptied(in: catalog.currency) ?? Cart(currency: catalog.currency), against: catalog)
    }
    return CartReview(of: cart, against: catalog)
  }
}
