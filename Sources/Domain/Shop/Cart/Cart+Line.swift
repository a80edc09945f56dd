extension Cart {
  /// Some of one product, with the name and the price that it had when it was added.
  public struct Line: Hashable, Sendable {
    /// The product as it was when it was added, at the price of this line.
    public let product: Product
    /// How much: at least one piece, or one weighing.
    public let quantity: Quantity
    /// Whether it is on the price list; what is not keeps the name and the price that it was sold at.
    public let isListed: Bool
    /// That the price was set by hand; nil where it is that of the price list.
    public let byHand: PriceByHand?

    /// Joins a product with a quantity.
    public init(product: Product, quantity: Quantity, isListed: Bool = true, byHand: PriceByHand? = nil) {
      (self.product, self.quantity, self.isListed, self.byHand) = (product, quantity, isListed, byHand)
    }
  }
}

extension Cart.Line {
  /// Whether more pieces of the product at the same price join it.
  var holdsPieces: Bool { isListed && !quantity.isWeighing }

  func with(_ quantity: Quantity) -> Cart.Line {
    Cart.Line(product: product, quantity: quantity, isListed: isListed, byHand: byHand)
  }

  /// What is the same for lines that are alike: which product, how much of it was weighed, what is not on the list, and the
  /// price that was set by hand with its reason.
  var key: String {
    let price = isListed && byHand == nil ? "" : " \(product.price.decimalText)"
    let key =
      isListed
      ? quantity.isWeighing ? "\(product.code) \(quantity.decimalText)\(price)" : "\(product.code)\(price)"
      : "\(product.code)\(price) \(product.name)"
    return byHand.map { "\(key) =\($0.reason.map { " \($0)" } ?? "")" } ?? key
  }

  /// Throws where no cart holds so much of the product, or in that way.
  public func requireSensibleQuantity() throws(CartError) {
    switch (quantity, product.unit) {
    case (.pieces(let count), nil):
      guard quantity.isInRange else { throw .quantityOutOfRange(count) }
    case (.weighing, let unit?):
      guard quantity.isInRange else { throw .weighingOutOfRange(product.code, unit: unit) }
    case (.pieces, let unit?): throw .soldByMeasure(product.code, unit: unit)
    case (.weighing, nil): throw .soldByThePiece(product.code)
    }
  }
}

extension Sequence<Cart.Line> {
  /// What each line is known by, such as `MUG`, `TOM 0.35`, `TOM 1/2 0.35` for the first of two that are alike, and
  /// `MUG 5.00 = chipped` for a price that was set by hand.
  ///
  /// The names tell how many are alike, so that one that was read before a line went names no other line.
  public var ids: [String] {
    let keys = map { $0.key }
    let counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    guard counts.count < keys.count else { return keys }
    var places: [String: Int] = [:]
    return keys.map { key in
      guard let count = counts[key], count > 1 else { return key }
      places[key, default: 0] += 1
      let code = key.prefix { $0 != " " }
      return "\(code) \(places[key, default: 1])/\(count)\(key[code.endIndex...])"
    }
  }
}

extension PromotionQuote.Line {
  /// The line of a cart that it prices.
  public var inCart: Cart.Line { Cart.Line(product: product, quantity: quantity, isListed: isListed, byHand: byHand) }
}
