/// Adds a product to the cart and stores it.
public struct ScanProduct: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository

  /// Creates the action for the cart of a repository and the products of a price list.
  public init(carts: any CartRepository, catalog: any CatalogRepository) {
    (self.carts, self.catalog) = (carts, catalog)
  }

  /// Adds a quantity, by default one piece, and returns the added line. Throws `ScanError`, `CartError` or
  /// `RepositoryError`; the cart is then unchanged.
  @discardableResult
  public func callAsFunction(_ code: Product.Code, quantity: Quantity = 1) async throws -> Cart.Line {
    try await scan(code) { _ in quantity }
  }

  /// Adds a typed quantity, in the product's unit or one that can be converted to it.
  @discardableResult
  public func callAsFunction(_ code: Product.Code, _ measure: TypedQuantity) async throws -> Cart.Line {
    try await scan(code) { product throws(CartError) in try measure.quantity(of: product) }
  }

  /// Adds a quantity to the line with an identifier and a manual price, at that price; nil if there is no such line.
  public func callAsFunction(line id: String, _ measure: TypedQuantity = 1) async throws -> Cart.Line? {
    try await carts.update(as: .scan) { kept in
      guard var cart = kept, let line = zip(cart.lines, cart.lines.ids).first(where: { $0.1 == id })?.0 else {
        return nil
      }
      let more = try cart.add(measure.quantity(of: line.product), toLine: id)
      kept = cart
      return more
    }
  }

  private func scan(_ code: Product.Code, quantity: (Product) throws(CartError) -> Quantity) async throws -> Cart.Line {
    let catalog = try await catalog.catalog().value
    guard let product = catalog[code] else {
      throw ScanError.notSold(code.text, nearest: catalog.codeNearest(to: code.text))
    }
    let line = Cart.Line(product: product, quantity: try quantity(product))
    try await carts.add(line, as: .scan, in: catalog.currency)
    return line
  }
}

extension CartRepository {
  /// Adds a line as one step; an empty cart gets the given currency.
  func add(_ line: Cart.Line, as step: CartStep, in currency: Currency) async throws {
    try await update(as: step) { kept in
      var cart = kept ?? Cart(currency: currency)
      if cart.isEmpty { cart = cart.emptied(in: currency) }
      try cart.add(line)
      kept = cart
    }
  }
}

/// The reason why a scan failed.
public enum ScanError: Error, Hashable, Sendable {
  /// The shop does not sell this code; the nearest code, if any is similar.
  case notSold(String, nearest: Product.Code?)
}
