public import ArcadeDomain

extension CartRepository {
  /// Puts a cart in place of whatever is kept, to arrange a test.
  public func save(_ cart: Cart) async throws { try await update { $0 = cart } }
}
