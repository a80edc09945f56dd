/// A shopper's cart.
///
/// Lines keep the order in which they were first added. The pieces of one product
/// stand in one line, each weighing, whatever is not on the price list and whatever has
/// a price by hand in one of its own. No line ever has less than one piece or more than `maximumQuantity`.
public struct Cart: Hashable, Sendable {
  /// The most pieces that a line can hold, and the most units of one weighing.
  public static let maximumQuantity = Product.mostPieces

  /// What is in the cart.
  public private(set) var lines: [Line] = []
  /// The one currency of all prices.
  public let currency: Currency

  /// What the customer gave and chose besides.
  public private(set) var terms = CartTerms.none

  /// Makes an empty cart.
  public init(currency: Currency = .eur) { self.currency = currency }

  /// Makes a cart with lines, joining pieces of the same product.
  public init(_ lines: some Sequence<Line>, currency: Currency, terms: CartTerms = .none) throws(CartError) {
    self.init(currency: currency)
    for line in lines { try add(line) }
    self.terms = terms
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { lines.isEmpty }

  /// How many pieces there are in all lines together; a weighing is one.
  public var pieces: Int { lines.reduce(0) { $0 + $1.quantity.pieceCount } }

  /// How much of a product of the price list there is, all weighings together; nil where there is none.
  public func quantity(of code: Product.Code) -> Quantity? {
    lines.lazy.filter { $0.isListed && $0.product.code == code }.map { $0.quantity }.reduce(nil) { sum, quantity in
      sum?.adding(quantity) ?? quantity
    }
  }

  /// Adds some of a product of the price list; pieces join a line of the same product.
  ///
  /// That line keeps its price, so that a review still finds a change.
  public mutating func add(_ product: Product, quantity: Quantity = 1) throws(CartError) {
    try add(Line(product: product, quantity: quantity))
  }

  /// Adds a line, or pieces to the line of the same product.
  public mutating func add(_ line: Line) throws(CartError) {
    let product = line.product
    try line.requireSensibleQuantity()
    guard product.price.currency == currency else { throw .currenciesDiffer(currency, product.price.currency) }
    guard !product.price.isNegative else { throw .negativePrice(product.code) }
    guard let index = indexOfPieces(joining: line) else { return lines.append(line) }
    let held = lines[index].quantity.pieceCount
    let sum = held + line.quantity.pieceCount
    guard sum <= Self.maximumQuantity else { throw .lineFull(product.code, held: held) }
    lines[index] = lines[index].with(.pieces(sum))
  }

  private func indexOfPieces(joining line: Line) -> Int? {
    guard line.holdsPieces else { return nil }
    // Nearly all are at the price of the list, which need no key.
    guard line.byHand != nil else {
      return lines.firstIndex { $0.product.code == line.product.code && $0.holdsPieces && $0.byHand == nil }
    }
    return lines.firstIndex { $0.holdsPieces && $0.byHand != nil && $0.key == line.key }
  }

  /// Changes what the customer gave and chose.
  public mutating func agree(on terms: CartTerms) { self.terms = terms }

  /// Puts a line in the place of another, or takes it out.
  mutating func replace(_ index: Int, with line: Line?) {
    if let line { lines[index] = line } else { lines.remove(at: index) }
  }

  /// Returns an empty cart in a currency with the same terms; an amount in another one is none of them any more.
  func emptied(in currency: Currency) -> Cart {
    var cart = Cart(currency: currency)
    var terms = terms
    if terms.shipping?.price.currency != currency { terms.shipping = nil }
    cart.agree(on: terms)
    return cart
  }

  /// What left a cart.
  public struct Removed: Hashable, Sendable {
    /// The line as it was.
    public let line: Line
    /// How many pieces are left of it or, of a weighing, how many weighings of the product.
    public let left: Int
  }

  /// Removes pieces of a product, or all of them where no quantity is given; removing more than there are removes all.
  ///
  /// Of weighings the last one goes, or the last of just that quantity.
  @discardableResult
  public mutating func remove(_ code: Product.Code, quantity: Quantity? = nil) throws(CartError) -> Removed {
    if case .pieces(let count)? = quantity, !(1...Self.maximumQuantity).contains(count) {
      throw .quantityOutOfRange(count)
    }
    let held = lines.indices.filter { lines[$0].product.code == code }
    guard !held.isEmpty else { throw .notInCart(code) }
    let pieces = held.filter { lines[$0].holdsPieces }
    if let index = pieces.first(where: { lines[$0].byHand == nil }) ?? pieces.last, quantity?.isWeighing != true {
      return try remove(at: index, quantity)
    }
    guard let index = held.last(where: { quantity == nil || lines[$0].quantity == quantity }) else {
      throw .noSuchWeighing(code)
    }
    return try remove(at: index, nil)
  }

  /// Removes the line that is known by a name, or pieces of it; the name of a line that went is that of no other.
  @discardableResult
  public mutating func remove(line id: String, quantity: Quantity? = nil) throws(CartError) -> Removed {
    guard let index = lines.ids.firstIndex(of: id) else { throw .lineGone }
    return try remove(at: index, quantity)
  }

  private mutating func remove(at index: Int, _ quantity: Quantity?) throws(CartError) -> Removed {
    let line = lines[index]
    guard case .pieces(let held) = line.quantity, line.isListed else {
      if let quantity, quantity != line.quantity { throw .noSuchWeighing(line.product.code) }
      replace(index, with: nil)
      return Removed(line: line, left: lines.count { $0.product.code == line.product.code && !$0.holdsPieces })
    }
    if case .weighing? = quantity { throw .soldByThePiece(line.product.code) }
    if case .pieces(let count)? = quantity, !(1...Self.maximumQuantity).contains(count) {
      throw .quantityOutOfRange(count)
    }
    let rest = max(0, quantity.map { held - $0.pieceCount } ?? 0)
    replace(index, with: rest > 0 ? line.with(.pieces(rest)) : nil)
    return Removed(line: line, left: rest)
  }

  /// Whether it holds just what a quote does, for which the same codes were given and the same shipping chosen.
  public func holdsJust(_ quote: PromotionQuote) -> Bool {
    func counted(_ lines: some Sequence<Line>) -> [String: Int] {
      Dictionary(lines.map { ($0.key, $0.quantity.pieceCount) }, uniquingKeysWith: +)
    }
    return lines.count == quote.lines.count && counted(lines) == counted(quote.lines.map { $0.inCart })
      && terms.codes == quote.codes.map { $0.code } && terms.shipping == quote.shipping?.shipping
  }

  /// Takes out what was bought, with what was agreed on for it; what was added since then stays.
  public mutating func removePieces(of quote: PromotionQuote) {
    for bought in quote.lines.map({ $0.inCart }) {
      guard let index = lines.firstIndex(where: { $0.key == bought.key }) else { continue }
      _ = try? remove(at: index, bought.holdsPieces ? bought.quantity : nil)
    }
    agree(on: .none)
  }
}

extension Cart? {
  /// Whether it differs from another one in no more than names and list prices; an empty one without terms is none.
  public func holdsTheSame(as other: Cart?) -> Bool {
    let (one, other) = (something, other.something)
    return one?.currency == other?.currency && one?.terms == other?.terms
      && one?.lines.map { $0.key } == other?.lines.map { $0.key }
      && one?.lines.map { $0.quantity } == other?.lines.map { $0.quantity }
  }

  private var something: Cart? { flatMap { $0.isEmpty && $0.terms.isEmpty ? nil : $0 } }
}
