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
  /// Whether everything was tried that could have been cheaper, where the cheapest was asked for.
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
  /// The same beside what is paid at prices that were set by hand.
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
