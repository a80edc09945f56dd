/// Free pieces that a promotion adds.
public struct AddedPieces: Hashable, Sendable {
  /// The promotion that adds them.
  public let id: Promotion.ID
  /// The product with its list price.
  public let product: Product
  /// How many pieces.
  public let count: Int

  /// Joins a product with a number of pieces.
  public init(id: Promotion.ID, product: Product, count: Int) {
    (self.id, self.product, self.count) = (id, product, count)
  }

  func subtotal() throws(MoneyError) -> Money { try product.price.multiplied(by: count) }
}
