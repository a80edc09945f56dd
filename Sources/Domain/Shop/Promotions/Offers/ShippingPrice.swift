/// The shipping costs `price`, where that is less.
public struct ShippingPrice: Hashable, Sendable {
  /// What the shipping costs.
  public let price: Money

  /// Sets a price; throws where it is negative.
  public init(price: Money) throws(PromotionMistake) {
    try PromotionMistake.check(price)
    self.price = price
  }
}
