/// The items together cost `price`, where that is less.
public struct OrderPrice: Hashable, Sendable {
  /// What they cost together.
  public let price: Money

  /// Sets a price; throws where it is negative.
  public init(price: Money) throws(PromotionMistake) {
    try PromotionMistake.check(price)
    self.price = price
  }
}
