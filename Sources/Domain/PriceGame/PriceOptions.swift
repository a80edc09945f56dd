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

  init(prices: [Money], answer: Int, offset: Int, window: PriceWindow) {
    self.prices = prices
    self.answer = answer
    self.offset = offset
    self.window = window
  }
}
