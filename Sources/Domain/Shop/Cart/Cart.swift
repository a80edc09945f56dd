/// A shopper's cart.
///
/// Lines keep the order in which they were first added. Pieces of the same product share a line. Each weighing, each
/// unlisted product and each manual price has a line of its own. A line has from one to `maximumQuantity` pieces.
public struct Cart: Hashable, Sendable {
  /// The most pieces of a line, and the most units of one weighing.
  public static let maximumQuantity = Product.mostPieces

  /// The line items, in the order in which they were added.
  public private(set) var lines: [Line] = []
  /// The currency of all prices.
  public let currency: Currency

  /// The codes, customer group and shipping.
  public private(set) var terms = CartTerms.none

  /// Creates an empty cart.
  public init(currency: Currency = .eur) { self.currency = currency }

  /// Creates a cart with lines, merging pieces of the same product.
  public init(_ lines: some Sequence<Line>, currency: Currency, terms: CartTerms = .none) throws(CartError) {
    self.init(currency: currency)
    for line in lines { try add(line) }
    self.terms = terms
  }

  /// Whether the cart has no lines.
  public var isEmpty: Bool { lines.isEmpty }

  /// The number of pieces in all lines; a weighing counts as one.
  public var pieces: Int { lines.reduce(0) { $0 + $1.quantity.pieceCount } }

  /// Returns the quantity of a listed product, with all weighings added up; nil if there is none.
  public func quantity(of code: Product.Code) -> Quantity? {
    lines.lazy.filter { $0.isListed && $0.product.code == code }.map { $0.quantity }.reduce(nil) { sum, quantity in
      sum?.adding(quantity) ?? quantity
    }
  }

  /// Adds a listed product; pieces join the line of the same product. That line keeps its price, so that a review still
  /// finds a price change.
  public mutating func add(_ product: Product, quantity: Quantity = 1) throws(CartError) {
    try add(Line(product: product, quantity: quantity))
  }

  /// Adds a line, or its pieces to the line of the same product.
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
    // Nearly all lines have the list price and need no key.
    guard line.byHand != nil else {
      return lines.firstIndex { $0.product.code == line.product.code && $0.holdsPieces && $0.byHand == nil }
    }
    return lines.firstIndex { $0.holdsPieces && $0.byHand != nil && $0.key == line.key }
  }

  /// Replaces the codes, customer group and shipping.
  public mutating func agree(on terms: CartTerms) { self.terms = terms }

  mutating func replace(_ index: Int, with line: Line?) {
    if let line { lines[index] = line } else { lines.remove(at: index) }
  }

  /// Returns an empty cart in a currency with the same terms, except for shipping in another currency.
  func emptied(in currency: Currency) -> Cart {
    var cart = Cart(currency: currency)
    var terms = terms
    if terms.shipping?.price.currency != currency { terms.shipping = nil }
    cart.agree(on: terms)
    return cart
  }

  /// The result of removing from a cart.
  public struct Removed: Hashable, Sendable {
    /// The line before the removal.
    public let line: Line
    /// The number of pieces left or, for a weighing, the number of weighings of the product left.
    public let left: Int
  }

  /// Removes pieces of a product, or all if no quantity is given or if there are not more. Of several weighings it
  /// removes the last one, or the last one of the given quantity.
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

  /// Removes a line by its identifier, or some of its pieces; throws `.lineGone` if the line was removed before.
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

  /// Whether the cart has exactly the lines, codes and shipping of a quote.
  public func holdsJust(_ quote: PromotionQuote) -> Bool {
    func counted(_ lines: some Sequence<Line>) -> [String: Int] {
      Dictionary(lines.map { ($0.key, $0.quantity.pieceCount) }, uniquingKeysWith: +)
    }
    return lines.count == quote.lines.count && counted(lines) == counted(quote.lines.map { $0.inCart })
      && terms.codes == quote.codes.map { $0.code } && terms.shipping == quote.shipping?.shipping
  }

  /// Removes what was bought and the terms of the purchase; what was added since stays.
  public mutating func removePieces(of quote: PromotionQuote) {
    for bought in quote.lines.map({ $0.inCart }) {
      guard let index = lines.firstIndex(where: { $0.key == bought.key }) else { continue }
      _ = try? remove(at: index, bought.holdsPieces ? bought.quantity : nil)
    }
    agree(on: .none)
  }
}

extension Cart? {
  /// Whether two carts differ only in names and list prices; an empty cart without terms equals no cart.
  public func holdsTheSame(as other: Cart?) -> Bool {
    let (one, other) = (something, other.something)
    return one?.currency == other?.currency && one?.terms == other?.terms
      && one?.lines.map { $0.key } == other?.lines.map { $0.key }
      && one?.lines.map { $0.quantity } == other?.lines.map { $0.quantity }
  }

  private var something: Cart? { flatMap { $0.isEmpty && $0.terms.isEmpty ? nil : $0 } }
}
