/// Puts something into the cart that is not on the price list.
public struct SellUnlisted: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository

  /// Sells into the cart of a repository; the price list says the currency and the tax.
  public init(carts: any CartRepository, catalog: any CatalogRepository) {
    (self.carts, self.catalog) = (carts, catalog)
  }

  /// Adds a line under a name, at a price above zero.
  ///
  /// Throws `CartError` or `RepositoryError`; the cart is then as it was.
  @discardableResult
  public func callAsFunction(_ name: String, at price: Money) async throws -> Cart.Line {
    let catalog = try await catalog.catalog().value
    let line = Cart.Line(unlisted: name, at: price, tax: catalog.tax)
    try await carts.add(line, as: .unlisted, in: catalog.currency)
    return line
  }
}

extension Cart.Line {
  /// One piece of something that is not on the price list.
  public init(unlisted name: String, at price: Money, tax: Percent?) {
    let product = Product(code: .unlisted, name: name, price: price, tax: tax)
    self.init(product: product, quantity: 1, isListed: false)
  }
}

extension Product.Code {
  /// What stands in place of a code where something is not on the price list.
  public static let unlisted = Product.Code(upper: "MISC")
}
