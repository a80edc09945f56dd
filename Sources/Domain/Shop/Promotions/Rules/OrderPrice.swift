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

extension OrderPrice {
  func apply(to work: inout PromotionWork) {
    let pieces = work.orderPieces(selected: false)
    work.spread(work.left(pieces) - price.minorUnits, over: pieces)
  }
}
