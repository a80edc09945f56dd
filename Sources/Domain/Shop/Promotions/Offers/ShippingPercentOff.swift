/// A share off the shipping.
public struct ShippingPercentOff: Hashable, Sendable {
  /// The share.
  public let percent: Percent

  /// Takes a share off; throws where it is out of range.
  public init(percent: Percent) throws(PromotionMistake) {
    try PromotionMistake.check(percent)
    self.percent = percent
  }
}
