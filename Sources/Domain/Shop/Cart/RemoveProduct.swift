/// Takes pieces of a product, or a weighing, out of the cart and keeps it.
public struct RemoveProduct: Sendable {
  private let carts: any CartRepository

  /// Removes products from the cart of a repository.
  public init(carts: any CartRepository) { self.carts = carts }

  /// Removes pieces, or all where no quantity is given; of weighings the last, or the last of that quantity.
  ///
  /// Throws `CartError` or `RepositoryError`; the cart is then as it was.
  @discardableResult
  public func callAsFunction(_ code: Product.Code, quantity: Quantity? = nil) async throws -> Cart.Removed {
    let removed = try await remove { cart throws(CartError) in try cart.remove(code, quantity: quantity) }
    guard let removed else { throw CartError.notInCart(code) }
    return removed
  }

  /// Removes from the line that is known by a name, else of the product with that code, as much as somebody said.
  @discardableResult
  public func callAsFunction(_ text: String, _ measure: TypedQuantity? = nil) async throws -> Cart.Removed {
    let code = Product.Code(text)
    let removed = try await remove { cart throws(CartError) in
      let line = zip(cart.lines, cart.lines.ids).first { $0.1 == text }?.0
      guard let held = line ?? cart.lines.last(where: { $0.product.code == code }) else {
        throw code.map { .notInCart($0) } ?? .lineGone
      }
      let quantity = try measure.map { measure throws(CartError) in try measure.quantity(of: held.product) }
      guard line == nil, let code else { return try cart.remove(line: text, quantity: quantity) }
      return try cart.remove(code, quantity: quantity)
    }
    if let removed { return removed }
    throw code.map { CartError.notInCart($0) } ?? .lineGone
  }

  private func remove(
    _ change: @Sendable (inout Cart) throws(CartError) -> Cart.Removed
  ) async throws -> Cart.Removed? {
    try await carts.update(as: .remove) { kept in
      guard var cart = kept else { return nil }
      let removed = try change(&cart)
      kept = cart
      return removed
    }
  }
}
