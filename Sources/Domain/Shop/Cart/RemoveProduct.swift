/// Removes a product from the cart and stores it.
public struct RemoveProduct: Sendable {
  private let carts: any CartRepository

  /// Creates the action for the cart of a repository.
  public init(carts: any CartRepository) { self.carts = carts }

  /// Removes a quantity from the line with an identifier, or else from the product with that code.
  ///
  /// Without a quantity it removes all pieces, or the last weighing; with one, the last weighing of that quantity.
  /// Throws `CartError` or `RepositoryError`; the cart is then unchanged.
  @discardableResult
  public func callAsFunction(_ text: String, _ measure: TypedQuantity? = nil) async throws -> Cart.Removed {
    let code = Product.Code(text)
    return try await carts.update(as: .remove) { kept in
      guard var cart = kept else { throw code.map { CartError.notInCart($0) } ?? .lineGone }
      defer { kept = cart }
      let line = zip(cart.lines, cart.lines.ids).first { $0.1 == text }?.0
      guard let held = line ?? cart.lines.last(where: { $0.product.code == code }) else {
        throw code.map { CartError.notInCart($0) } ?? .lineGone
      }
      let quantity = try measure.map { measure throws(CartError) in try measure.quantity(of: held.product) }
      guard line == nil, let code else { return try cart.remove(line: text, quantity: quantity) }
      return try cart.remove(code, quantity: quantity)
    }
  }
}
