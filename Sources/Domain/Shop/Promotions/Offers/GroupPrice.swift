/// Any `size` pieces together cost `price`; dearest first, again and again, and nothing where it would be dearer.
public struct GroupPrice: Hashable, Sendable {
  /// How many pieces make a group.
  public let size: Int
  /// What a group costs.
  public let price: Money

  /// Joins a number of pieces with a price; throws where either is out of range.
  public init(size: Int, price: Money) throws(PromotionMistake) {
    try PromotionMistake.check(count: size)
    try PromotionMistake.check(price)
    self.size = size
    self.price = price
  }
}
