/// Takes pieces of a product out of the cart and keeps it.
public struct RemoveProduct: Sendable {
  private let carts: any CartRepository

  /// Removes products from the cart of a repository.
  public init(carts: any CartRepository) { self.carts = carts }

  /// Removes pieces, or all where no quantity is given, and returns the line as it was with what is left of it.
  ///
  /// Throws `CartError` or `RepositoryError`; the cart is then as it was.
  public func callAsFunction(_ code: Product.Code, quantity: Int? = nil) async throws -> (Cart.Line, left: Int) {
    try await carts.update { kept in
      guard var cart = kept, let line = cart.lines.first(where: { $0.product.code == code }) else {
        throw CartError.notInCart(code)
      }
      try cart.remove(code, quantity: quantity)
      kept = cart
      return (line, left: cart.quantity(of: code))
    }
  }
}
