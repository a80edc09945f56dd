/// Free pieces added by a promotion.
public struct AddedPieces: Hashable, Sendable {
  /// The promotion that adds them.
  public let id: Promotion.ID
  /// The product at its list price.
  public let product: Product
  /// The number of pieces.
  public let count: Int

  /// Creates added pieces.
  public init(id: Promotion.ID, product: Product, count: Int) {
    (self.id, self.product, self.count) = (id, product, count)
  }

  func subtotal() throws(MoneyError) -> Money { try product.price.multiplied(by: count) }
}
