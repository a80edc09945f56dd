/// The four prices of a question, one of which is right.
public struct PriceOptions: Hashable, Sendable {
  /// The prices in the order shown, all different and above zero.
  public let prices: [Money]
  /// The index of the right price.
  public let answer: Int
  /// The offset from the player's accuracy.
  public let offset: Int
  /// The range of the wrong prices.
  public let window: PriceWindow
}

extension PriceOptions {
  /// Restores stored options; nil unless they are four different prices with the right one at `answer`.
  public init?(restoring prices: [Money], answer: Int, offset: Int, around price: Money, rule: any ReachRule) {
    guard Set(prices).count == 4, prices.indices.contains(answer), prices[answer] == price,
      let window = try? PriceWindow(around: price, rule: rule, offset: offset)
    else { return nil }
    self.init(prices: prices, answer: answer, offset: offset, window: window)
  }
}
