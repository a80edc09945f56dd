/// What the shipping costs.
public struct ShippingQuote: Hashable, Sendable {
  /// How it is sent, with its price.
  public let shipping: Shipping
  /// What is taken off, never more than the price.
  public let discount: Money
  /// The rate of the tax that its price includes; nil where nobody said.
  public let tax: Percent?

  /// What is to be paid for it.
  public var total: Money {
    Money(minorUnits: shipping.price.minorUnits - discount.minorUnits, currency: discount.currency)
  }

  /// Joins a shipping with what is taken off it.
  public init(shipping: Shipping, discount: Money, tax: Percent? = nil) {
    (self.shipping, self.discount, self.tax) = (shipping, discount, tax)
  }
}
