/// A shopper's cart.
///
/// Lines keep the order in which products were first added. No line ever has
/// less than one piece or more than `maximumQuantity`.
public struct Cart: Hashable, Sendable {
  /// The most pieces that a line can hold.
  public static let maximumQuantity = 9_999

  /// The products in the cart, each once.
  public private(set) var lines: [Line] = []
  /// The one currency of all prices.
  public let currency: Currency

  /// What it cost when it was last shown as it is now; nil where it was changed since.
  public private(set) var shownTotal: Money?

  /// What the customer gave and chose besides.
  public private(set) var terms = CartTerms.none

  /// Makes an empty cart.
  public init(currency: Currency = .eur) { self.currency = currency }

  /// Makes a cart with lines, joining those of the same product.
  public init(
    _ lines: some Sequence<Line>,
    currency: Currency,
    terms: CartTerms = .none,
    shownTotal: Money? = nil
  ) throws(CartError) {
    self.init(currency: currency)
    for line in lines { try add(line.product, quantity: line.quantity) }
    self.terms = terms
    self.shownTotal = shownTotal
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { lines.isEmpty }

  /// How many pieces there are in all lines together.
  public var pieces: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// How many pieces of a product there are.
  public func quantity(of code: Product.Code) -> Int {
    lines.first { $0.product.code == code }?.quantity ?? 0
  }

  /// Adds pieces, joining an existing line of the same product.
  ///
  /// That line keeps the price last shown, so that a review still finds a change.
  public mutating func add(_ product: Product, quantity: Int = 1) throws(CartError) {
    guard (1...Self.maximumQuantity).contains(quantity) else { throw .quantityOutOfRange(quantity) }
    guard product.price.currency == currency else { throw .currenciesDiffer(currency, product.price.currency) }
    guard !product.price.isNegative else { throw .negativePrice(product.code) }
    shownTotal = nil
    guard let index = lines.firstIndex(where: { $0.product.code == product.code }) else {
      return lines.append(Line(product: product, quantity: quantity))
    }
    let sum = lines[index].quantity + quantity
    guard sum <= Self.maximumQuantity else { throw .lineFull(product.code, held: lines[index].quantity) }
    lines[index] = Line(product: lines[index].product, quantity: sum)
  }

  /// Removes pieces of a product, or all of them where no quantity is given; removing more than there are removes all.
  public mutating func remove(_ code: Product.Code, quantity: Int? = nil) throws(CartError) {
    guard (1...Self.maximumQuantity).contains(quantity ?? 1) else { throw .quantityOutOfRange(quantity ?? 0) }
    guard let index = lines.firstIndex(where: { $0.product.code == code }) else { throw .notInCart(code) }
    let rest = quantity.map { lines[index].quantity - $0 } ?? 0
    shownTotal = nil
    if rest > 0 {
      lines[index] = Line(product: lines[index].product, quantity: rest)
    } else {
      lines.remove(at: index)
    }
  }

  /// Changes what the customer gave and chose.
  public mutating func agree(on terms: CartTerms) {
    if self.terms != terms { shownTotal = nil }
    self.terms = terms
  }

  /// Returns an empty cart in a currency with the same terms; an amount in another one is none of them any more.
  func emptied(in currency: Currency) -> Cart {
    var cart = Cart(currency: currency)
    var terms = terms
    if terms.shipping?.price.currency != currency { terms.shipping = nil }
    cart.agree(on: terms)
    return cart
  }

  /// Notes what was just shown: names, prices and the total, unless the cart was changed meanwhile.
  mutating func note(shown: Cart, total: Money) {
    for line in shown.lines {
      guard let index = lines.firstIndex(where: { $0.product.code == line.product.code }) else { continue }
      lines[index] = Line(product: line.product, quantity: lines[index].quantity)
    }
    if lines == shown.lines, terms == shown.terms { shownTotal = total }
  }

  /// Whether it holds just the pieces of a quote, for which the same codes were given and the same shipping chosen.
  public func holdsJust(_ quote: PromotionQuote) -> Bool {
    lines.count == quote.lines.count
      && quote.lines.allSatisfy { .pieces(quantity(of: $0.product.code)) == $0.quantity }
      && terms.codes == quote.codes.map(\.code) && terms.shipping == quote.shipping?.shipping
  }

  /// Takes out what was bought, with what was agreed on for it; pieces that were added since then stay.
  public mutating func removePieces(of quote: PromotionQuote) {
    for bought in quote.lines {
      try? remove(bought.product.code, quantity: bought.quantity.pieceCount)
    }
    agree(on: .none)
  }
}

extension Cart {
  /// So many pieces of one product, with the name and price last shown for it.
  public struct Line: Hashable, Sendable {
    /// The product as it was last shown.
    public let product: Product
    /// How many pieces, at least one.
    public let quantity: Int

    /// Joins a product with a number of pieces.
    public init(product: Product, quantity: Int) {
      self.product = product
      self.quantity = quantity
    }
  }
}
