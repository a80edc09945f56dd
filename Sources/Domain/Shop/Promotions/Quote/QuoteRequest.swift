/// The input of a quote: a cart, a day, and the customer's terms.
public struct QuoteRequest: Sendable {
  /// The lines in the order of scanning; pieces of a product share a line, and each weighing has its own.
  public var lines: [Line]
  /// The currency of all prices.
  public var currency: Currency
  /// The day of the promotions.
  public var day: CalendarDay
  /// The codes that the customer gave.
  public var codes: [PromotionCode]
  /// The group of the customer; nil if there is none.
  public var customerGroup: String?
  /// The shipping; nil if none was chosen.
  public var shipping: Shipping?
  /// The paid or open payments that used each promotion with a limit; missing ones count as zero.
  public var uses: [Promotion.ID: Int]
  /// The price list, for free pieces and hints; nil if there is none.
  public var catalog: Catalog?

  /// Creates a request for lines on a day.
  public init(
    lines: [Line],
    currency: Currency,
    day: CalendarDay,
    codes: [PromotionCode] = [],
    customerGroup: String? = nil,
    shipping: Shipping? = nil,
    uses: [Promotion.ID: Int] = [:],
    catalog: Catalog? = nil
  ) {
    (self.lines, self.currency, self.day, self.codes) = (lines, currency, day, codes)
    (self.customerGroup, self.shipping, self.uses, self.catalog) = (customerGroup, shipping, uses, catalog)
  }

  /// Creates a request for a cart on a day, with its terms.
  public init(_ cart: Cart, on day: CalendarDay, catalog: Catalog? = nil) {
    self.init(
      lines: cart.lines,
      currency: cart.currency,
      day: day,
      codes: cart.terms.codes,
      customerGroup: cart.terms.customerGroup,
      shipping: cart.terms.shipping,
      catalog: catalog
    )
  }

  /// A line of a cart; an unlisted product takes part only in promotions for the order.
  public typealias Line = Cart.Line
}
