/// Puts some of a product into the cart and keeps it.
public struct ScanProduct: Sendable {
  private let carts: any CartRepository
  private let catalog: any CatalogRepository

  /// Scans products of a price list into the cart of a repository.
  public init(carts: any CartRepository, catalog: any CatalogRepository) {
    (self.carts, self.catalog) = (carts, catalog)
  }

  /// Adds a quantity, or one piece where none is given, and returns what was scanned.
  ///
  /// Throws `ScanError`, `CartError` or `RepositoryError`; the cart is then as it was.
  @discardableResult
  public func callAsFunction(_ code: Product.Code, quantity: Quantity = 1) async throws -> Cart.Line {
    try await scan(code) { _ in quantity }
  }

  /// Adds as much as somebody said, in the product's unit or another that can be turned into it.
  @discardableResult
  public func callAsFunction(_ code: Product.Code, _ measure: TypedQuantity) async throws -> Cart.Line {
    try await scan(code) { product throws(CartError) in try measure.quantity(of: product) }
  }

  /// Adds as much to the line that is known by a name and has a price by hand, at that price; nil where it is no such line.
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
  /// Adds a line as a step; an empty cart is then in a currency.
  func add(_ line: Cart.Line, as step: CartStep, in currency: Currency) async throws {
    try await update(as: step) { kept in
      var cart = kept ?? Cart(currency: currency)
      if cart.isEmpty { cart = cart.emptied(in: currency) }
      try cart.add(line)
      kept = cart
    }
  }
}

/// Why something could not be scanned.
public enum ScanError: Error, Hashable, Sendable {
  /// The shop sells nothing with that code; the nearest one, where one is near.
  case notSold(String, nearest: Product.Code?)
}
