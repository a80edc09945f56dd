/// Brings out the cart, held against today's price list.
public struct OpenCart: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository

  /// Opens the cart of a repository for the products of a price list.
  public init(carts: any CartRepository, catalog: any CatalogRepository) {
    (self.carts, self.catalog) = (carts, catalog)
  }

  /// Returns the cart; an empty one is in the currency of the price list.
  public func callAsFunction() async throws(RepositoryError) -> CartReview {
    try await self(against: catalog.catalog().value)
  }

  /// Returns the same for whoever has the price list at hand.
  public func callAsFunction(against catalog: Catalog) async throws(RepositoryError) -> CartReview {
    let kept = try await carts.cart()
    guard let cart = kept, !cart.isEmpty else {
      return CartReview(of: kept?.emptied(in: catalog.currency) ?? Cart(currency: catalog.currency), against: catalog)
    }
    return CartReview(of: cart, against: catalog)
  }
}
