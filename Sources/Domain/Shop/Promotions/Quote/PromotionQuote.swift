/// The prices of a cart, with details of each line and piece.
public struct PromotionQuote: Hashable, Sendable {
  /// The day of its promotions.
  public let day: CalendarDay
  /// The lines in the order of the request.
  public let lines: [Line]
  /// The free pieces, which are in no line.
  public let added: [AddedPieces]
  /// The promotions that reduced something or added a piece, earliest first.
  public let applied: [AppliedPromotion]
  /// The promotions without an effect, earliest first.
  public let notApplied: [DeclinedPromotion]
  /// The result of each code.
  public let codes: [CodeAnswer]
  /// The price of shipping; nil if none was chosen.
  public let shipping: ShippingQuote?
  /// The items at list prices, including free pieces.
  public let subtotal: Money
  /// The reduction of the items, without shipping.
  public let discount: Money
  /// The amount to pay, including shipping.
  public let total: Money
  /// Whether all possibly cheaper options were tried, if stacking looks for the cheapest.
  public let isExhaustive: Bool

  /// Creates a quote from priced lines; throws if a sum overflows or currencies differ.
  public init(
    day: CalendarDay,
    currency: Currency,
    lines: [Line],
    added: [AddedPieces] = [],
    applied: [AppliedPromotion] = [],
    notApplied: [DeclinedPromotion] = [],
    codes: [CodeAnswer] = [],
    shipping: ShippingQuote? = nil,
    isExhaustive: Bool = true
  ) throws(MoneyError) {
    var subtotal = Money.zero(currency)
    var total = Money.zero(currency)
    for index in lines.indices {
      subtotal = try subtotal.adding(lines[index].subtotal)
      total = try total.adding(lines[index].total)
    }
    for pieces in added { subtotal = try subtotal.adding(pieces.subtotal()) }
    (self.day, self.lines, self.added, self.applied) = (day, lines, added, applied)
    (self.notApplied, self.codes, self.shipping, self.subtotal) = (notApplied, codes, shipping, subtotal)
    discount = try subtotal.subtracting(total)
    self.total = try shipping.map { shipping throws(MoneyError) in try total.adding(shipping.total) } ?? total
    self.isExhaustive = isExhaustive
  }

  /// The price of one line.
  public struct Line: Hashable, Sendable {
    /// The product with its list price, or its manual price.
    public let product: Product
    /// The quantity of the product.
    public let quantity: Quantity
    /// Whether the product is on the price list.
    public let isListed: Bool
    /// The manual price, which excludes discounts; nil if there is none.
    public let byHand: PriceByHand?
    /// The price before discounts.
    public let subtotal: Money
    /// The discounts in the order in which they were applied.
    public let discounts: [Discount]
    /// The prices of its pieces, most expensive first.
    public let pieces: [Pieces]
    /// The price after discounts.
    public let total: Money

    /// Creates a priced line.
    public init(
      product: Product,
      quantity: Quantity,
      isListed: Bool = true,
      byHand: PriceByHand? = nil,
      subtotal: Money,
      discounts: [Discount] = [],
      pieces: [Pieces],
      total: Money
    ) {
      (self.product, self.quantity, self.isListed, self.byHand) = (product, quantity, isListed, byHand)
      (self.subtotal, self.discounts, self.pieces, self.total) = (subtotal, discounts, pieces, total)
    }

    /// Returns the reduction by the manual price; negative for an increase.
    public func takenOffByHand() throws(MoneyError) -> Money {
      guard let byHand else { return .zero(total.currency) }
      return try quantity.amount(at: byHand.listPrice).subtracting(total)
    }
  }

  /// The reduction of a line by a promotion.
  public struct Discount: Hashable, Sendable {
    /// The identifier of the promotion.
    public let id: Promotion.ID
    /// The name that shoppers see.
    public let name: LocalizedText
    /// The reduction, above zero.
    public let amount: Money

    /// Creates a discount.
    public init(id: Promotion.ID, name: LocalizedText, amount: Money) {
      (self.id, self.name, self.amount) = (id, name, amount)
    }
  }

  /// Pieces of one line with the same price.
  public struct Pieces: Hashable, Sendable {
    /// The number of pieces; a weighing is one.
    public let count: Int
    /// The price of each piece.
    public let price: Money

    /// Creates pieces.
    public init(count: Int, price: Money) { (self.count, self.price) = (count, price) }
  }

  /// Returns the quote as orders store it. Leaves out promotions without an effect, results of codes, limits, and the
  /// parts of promotions, which the lines show.
  public func asSold() throws(MoneyError) -> PromotionQuote {
    try PromotionQuote(
      day: day,
      currency: total.currency,
      lines: lines,
      added: added,
      applied: applied.map { promotion in
        var sold = promotion
        (sold.parts, sold.limit) = ([], nil)
        return sold
      },
      shipping: shipping
    )
  }

  /// The number of pieces bought, without free ones; a weighing is one.
  public var pieceCount: Int { lines.reduce(0) { $0 + $1.quantity.pieceCount } }
}
