/// What a cart costs, line by line and piece by piece, and why.
public struct PromotionQuote: Hashable, Sendable {
  /// The day whose promotions apply.
  public let day: CalendarDay
  /// The lines in the order that they were asked in.
  public let lines: [Line]
  /// The free pieces, which stand in no line.
  public let added: [AddedPieces]
  /// The promotions that took something off or added a piece, earliest first.
  public let applied: [AppliedPromotion]
  /// All others, earliest first.
  public let notApplied: [DeclinedPromotion]
  /// What became of each code that was given.
  public let codes: [CodeAnswer]
  /// What the shipping costs; nil where none was chosen.
  public let shipping: ShippingQuote?
  /// The items at list prices, free pieces with theirs.
  public let subtotal: Money
  /// What is taken off the items, without the shipping.
  public let discount: Money
  /// What is to be paid, with the shipping.
  public let total: Money
  /// Whether everything was tried that could have been cheaper, where the cheapest was asked for.
  public let isExhaustive: Bool

  /// Puts priced lines together; throws where a sum does not fit or currencies differ.
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

  /// What one line costs.
  public struct Line: Hashable, Sendable {
    /// The product with the price of the list, or the one that was set by hand.
    public let product: Product
    /// How much of it.
    public let quantity: Quantity
    /// Whether it is on the price list.
    public let isListed: Bool
    /// That the price was set by hand, so that nothing is taken off it; nil where it was not.
    public let byHand: PriceByHand?
    /// What it costs without a discount.
    public let subtotal: Money
    /// What takes something off it, in the order of applying.
    public let discounts: [Discount]
    /// What its pieces cost, dearest first.
    public let pieces: [Pieces]
    /// What is to be paid for it.
    public let total: Money

    /// Joins what a line was with what it costs.
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

    /// What is paid less than at the list price where the price was set by hand; below zero for more.
    public func takenOffByHand() throws(MoneyError) -> Money {
      guard let byHand else { return .zero(total.currency) }
      return try quantity.amount(at: byHand.listPrice).subtracting(total)
    }
  }

  /// What a promotion takes off a line.
  public struct Discount: Hashable, Sendable {
    /// Which promotion it is.
    public let id: Promotion.ID
    /// What shoppers call it.
    public let name: LocalizedText
    /// What it takes off, above zero.
    public let amount: Money

    /// Joins a promotion with what it takes off.
    public init(id: Promotion.ID, name: LocalizedText, amount: Money) {
      (self.id, self.name, self.amount) = (id, name, amount)
    }
  }

  /// Pieces of one line that cost the same.
  public struct Pieces: Hashable, Sendable {
    /// How many; a weighing is one.
    public let count: Int
    /// What each costs.
    public let price: Money

    /// Joins a number with a price.
    public init(count: Int, price: Money) { (self.count, self.price) = (count, price) }
  }

  /// The same quote as an order keeps it: without what did not apply, the answers to codes, the limits of promotions and
  /// where each applied, which the lines say.
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

  /// How many pieces were bought, without free ones; a weighing is one.
  public var pieceCount: Int { lines.reduce(0) { $0 + $1.quantity.pieceCount } }
}
