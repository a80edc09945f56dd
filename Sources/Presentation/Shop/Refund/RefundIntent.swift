/// What a person can want of the question what to give back.
public enum RefundIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// It given back, while the order has so many refunds.
  case giveBack(after: Int)
  /// Nothing given back.
  case keep
}
