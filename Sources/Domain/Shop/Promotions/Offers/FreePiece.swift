/// Adds pieces of a product of the price list, free; nothing where the product has a lowest price.
public struct FreePiece: Hashable, Sendable {
  /// What is given.
  public let product: Product.Code
  /// How many pieces of it.
  public let count: Int

  /// Gives pieces; throws where their number is out of range.
  public init(product: Product.Code, count: Int = 1) throws(PromotionMistake) {
    try PromotionMistake.check(count: count)
    self.product = product
    self.count = count
  }
}
