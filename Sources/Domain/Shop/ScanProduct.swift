/// Puts pieces of a product into the cart and keeps it.
public struct ScanProduct: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository

  /// Scans products of a price list into the cart of a repository.
  public init(carts: any CartRepository, catalog: any CatalogRepository) {
    self.carts = carts
    self.catalog = catalog
  }

  /// Adds pieces and returns the product as it was scanned.
  ///
  /// Throws `ScanError`, `CartError` or `RepositoryError`; the cart is then as it was.
  @discardableResult
  public func callAsFunction(_ code: Product.Code, quantity: Int = 1) async throws -> Product {
    let catalog = try await catalog.catalog().value
    guard let product = catalog[code] else {
      throw ScanError.notSold(code.text, nearest: catalog.codeNearest(to: code.text))
    }
    let currency = catalog.currency
    try await carts.update { kept in
      var cart = kept ?? Cart(currency: currency)
      if cart.isEmpty { cart = cart.emptied(in: currency) }
      try cart.add(product, quantity: quantity)
      kept = cart
    }
    return product
  }
}

/// Why something could not be scanned.
public enum ScanError: Error, Hashable, Sendable {
  /// The shop sells nothing with that code; the nearest one, where one is near.
  case notSold(String, nearest: Product.Code?)
}
