/// Of every `buy` pieces of one product, dearest first, only the `pay` dearest are paid.
public struct NForM: Hashable, Sendable {
  /// How many pieces make a group.
  public let buy: Int
  /// How many of them are paid.
  public let pay: Int

  /// Joins two numbers; throws where none would be free.
  public init(buy: Int, pay: Int) throws(PromotionMistake) {
    try PromotionMistake.check(count: buy)
    guard (0..<buy).contains(pay) else { throw .payNotBelowBuy(pay: pay, buy: buy) }
    self.buy = buy
    self.pay = pay
  }
}
