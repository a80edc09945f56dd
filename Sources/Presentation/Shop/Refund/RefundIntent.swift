/// An answer to the question what to refund.
public enum RefundIntent: Hashable, Sendable {
  /// An intent of every screen of the shop.
  case shop(ShopIntent)
  /// Refunds if the order still has that many refunds.
  case giveBack(after: Int)
  /// Refunds nothing.
  case keep
}
