/// The price of shipping.
public struct ShippingQuote: Hashable, Sendable {
  /// The method with its price.
  public let shipping: Shipping
  /// The reduction, at most the price.
  public let discount: Money
  /// The tax rate included in the price; nil if unknown.
  public let tax: Percent?

  /// The price after the reduction.
  public var total: Money {
    Money(minorUnits: shipping.price.minorUnits - discount.minorUnits, currency: discount.currency)
  }

  /// Creates a shipping quote.
  public init(shipping: Shipping, discount: Money, tax: Percent? = nil) {
    (self.shipping, self.discount, self.tax) = (shipping, discount, tax)
  }
}
