/// Adds an unlisted product to the cart and stores it.
public struct SellUnlisted: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository

  /// Creates the action; the price list provides the currency and tax.
  public init(carts: any CartRepository, catalog: any CatalogRepository) {
    (self.carts, self.catalog) = (carts, catalog)
  }

  /// Adds a line with a name and a price above zero. Throws `CartError` or `RepositoryError`; the cart is then
  /// unchanged.
  @discardableResult
  public func callAsFunction(_ name: String, at price: Money) async throws -> Cart.Line {
    let catalog = try await catalog.catalog().value
    let line = Cart.Line(unlisted: name, at: price, tax: catalog.tax)
    try await carts.add(line, as: .unlisted, in: catalog.currency)
    return line
  }
}

extension Cart.Line {
  /// Creates a line with one piece of an unlisted product.
  public init(unlisted name: String, at price: Money, tax: Percent?) {
    let product = Product(code: .unlisted, name: name, price: price, tax: tax)
    self.init(product: product, quantity: 1, isListed: false)
  }
}

extension Product.Code {
  /// The code of an unlisted product.
  public static let unlisted = Product.Code(upper: "MISC")
}
