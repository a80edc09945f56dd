/// What a quote is asked for: a cart, a day, and what the customer gave and chose.
public struct QuoteRequest: Sendable {
  /// The lines in the order of scanning; the pieces of one product stand in one line, each weighing in one of its own.
  public var lines: [Line]
  /// The one currency of all prices.
  public var currency: Currency
  /// The day whose promotions apply.
  public var day: CalendarDay
  /// The codes that the customer gave.
  public var codes: [PromotionCode]
  /// The group that the customer belongs to.
  public var customerGroup: String?
  /// How it is sent; nil where nothing was chosen.
  public var shipping: Shipping?
  /// How many payments used each promotion that has a limit, paid or open; none where it is not named.
  public var uses: [Promotion.ID: Int]
  /// The price list, out of which free pieces come and hints name products; nil where there is none.
  public var catalog: Catalog?

  /// Asks what lines cost on a day.
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

  /// Asks what a cart costs on a day, under what its customer gave and chose.
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

  /// A line of a cart; what is not on the price list takes part in nothing but promotions about the order.
  public typealias Line = Cart.Line
}
