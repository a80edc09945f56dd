/// Four prices of which one is right.
public struct PriceOptions: Hashable, Sendable {
  /// The prices in the order in which they are shown, all different, all above zero.
  public let prices: [Money]
  /// Which of them is right, from 0.
  public let answer: Int
  /// The offset that was used.
  public let offset: Int
  /// Where the wrong ones may stand.
  public let window: PriceWindow
}

extension PriceOptions {
  /// Puts stored options together again; nil where they are not four different ones with the price at `answer`.
  public init?(restoring prices: [Money], answer: Int, offset: Int, around price: Money, rule: any ReachRule) {
    guard Set(prices).count == 4, prices.indices.contains(answer), prices[answer] == price,
      let window = try? PriceWindow(around: price, rule: rule, offset: offset)
    else { return nil }
    self.init(prices: prices, answer: answer, offset: offset, window: window)
  }
}
