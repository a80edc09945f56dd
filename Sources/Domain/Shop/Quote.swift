/// What a cart costs on a day, line by line.
public struct Quote: Hashable, Sendable {
  /// The day whose discounts apply.
  public let day: CalendarDay
  /// The lines in the order of the cart.
  public private(set) var lines: [Line]
  /// The sum without discounts.
  public let subtotal: Money
  /// The sum of what is taken off.
  public let discount: Money
  /// What is to be paid.
  public let total: Money

  /// Puts priced lines together; throws where the sum does not fit or currencies differ.
  public init(day: CalendarDay, lines: [Line], currency: Currency) throws(MoneyError) {
    var subtotal = Money.zero(currency)
    var discount = Money.zero(currency)
    // By index: a copy of each line would count the references in it (measured: a fifth of a quote).
    for index in lines.indices {
      subtotal = try subtotal.adding(lines[index].subtotal)
      discount = try discount.adding(lines[index].reduction)
    }
    self.day = day
    self.lines = lines
    self.subtotal = subtotal
    self.discount = discount
    total = try subtotal.subtracting(discount)
  }

  /// The same quote as a receipt keeps it.
  public var withoutHints: Quote {
    var kept = self
    for index in kept.lines.indices { kept.lines[index].hint = nil }
    return kept
  }
}

extension Quote {
  /// So many pieces of one product with their price.
  public struct Line: Hashable, Sendable {
    /// What is bought, with its price for one piece.
    public let product: Product
    /// How many pieces.
    public let quantity: Int
    /// What they cost without a discount.
    public let subtotal: Money
    /// The discount that applies, also while it takes nothing off yet.
    public let offer: Offer?
    /// How buying more would help.
    public fileprivate(set) var hint: Hint?

    /// Prices pieces of a product; what the offer takes off is at most what they cost.
    public init(product: Product, quantity: Int, offer: Offer? = nil, hint: Hint? = nil) throws(MoneyError) {
      let subtotal = try product.price.multiplied(by: quantity)
      self.init(product: product, quantity: quantity, subtotal: subtotal, offer: offer, hint: hint)
    }

    init(product: Product, quantity: Int, subtotal: Money, offer: Offer?, hint: Hint?) {
      self.product = product
      self.quantity = quantity
      self.subtotal = subtotal
      self.offer = offer
      self.hint = hint
    }

    /// What is to be paid for the line.
    public var total: Money {
      Money(minorUnits: subtotal.minorUnits - reduction.minorUnits, currency: subtotal.currency)
    }

    /// What the discount takes off; nothing where there is none.
    var reduction: Money { offer?.amount ?? .zero(subtotal.currency) }
  }

  /// A discount with what it takes off a line.
  public struct Offer: Hashable, Sendable {
    /// Which discount it is.
    public let id: Discount.ID
    /// What shoppers call it.
    public let name: LocalizedText
    /// What it takes off, from zero to the line's subtotal.
    public let amount: Money

    /// Joins a discount with what it takes off.
    public init(id: Discount.ID, name: LocalizedText, amount: Money) {
      self.id = id
      self.name = name
      self.amount = amount
    }
  }

  /// A reason to buy more.
  public struct Hint: Hashable, Sendable {
    /// How many more pieces.
    public let add: Int
    /// How much more will be taken off then.
    public let saves: Money

    /// Joins a number of pieces with what it saves.
    public init(add: Int, saves: Money) {
      self.add = add
      self.saves = saves
    }
  }
}
