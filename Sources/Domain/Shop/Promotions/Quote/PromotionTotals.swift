/// What a cart costs, without the reasons.
public struct PromotionTotals: Hashable, Sendable {
  /// The items at list prices, free pieces with theirs.
  public let subtotal: Money
  /// What is taken off the items.
  public let discount: Money
  /// The shipping after what is taken off it; nothing where none was chosen.
  public let shipping: Money
  /// What is taken off the shipping.
  public let shippingDiscount: Money
  /// What is to be paid.
  public let total: Money
  /// Whether no combination is cheaper, where that was asked for.
  public let isProven: Bool
}
