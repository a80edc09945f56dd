/// The totals of a cart, without details.
public struct PromotionTotals: Hashable, Sendable {
  /// The items at list prices, including free pieces.
  public let subtotal: Money
  /// The reduction of the items.
  public let discount: Money
  /// The price of shipping after its reduction; zero if none was chosen.
  public let shipping: Money
  /// The reduction of shipping.
  public let shippingDiscount: Money
  /// The amount to pay.
  public let total: Money
  /// Whether all possibly cheaper options were tried, if stacking looks for the cheapest.
  public let isExhaustive: Bool

  init(
    subtotal: Int64,
    taken: Int64,
    shipping: Int64 = 0,
    shippingTaken: Int64 = 0,
    isExhaustive: Bool = true,
    currency: Currency
  ) throws(MoneyError) {
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }
    self.subtotal = money(subtotal)
    discount = money(taken)
    self.shipping = money(shipping - shippingTaken)
    shippingDiscount = money(shippingTaken)
    total = try money(subtotal - taken).adding(self.shipping)
    self.isExhaustive = isExhaustive
  }
  /// Returns the totals with the amount of lines with a manual price added.
  func adding(_ amount: Money) throws(MoneyError) -> PromotionTotals {
    try PromotionTotals(
      subtotal: subtotal.adding(amount).minorUnits,
      taken: discount.minorUnits,
      shipping: shipping.adding(shippingDiscount).minorUnits,
      shippingTaken: shippingDiscount.minorUnits,
      isExhaustive: isExhaustive,
      currency: total.currency
    )
  }
}
