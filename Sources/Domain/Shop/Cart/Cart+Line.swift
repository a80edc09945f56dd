extension Cart {
  /// A line item: a product with a quantity, and with the name and price from when it was added.
  public struct Line: Hashable, Sendable {
    /// The product as it was when it was added, with the unit price of the line.
    public let product: Product
    /// The quantity: at least one piece, or one weighing.
    public let quantity: Quantity
    /// Whether the product is on the price list; otherwise the line keeps its own name and price.
    public let isListed: Bool
    /// The manual price; nil if the price is that of the price list.
    public let byHand: PriceByHand?

    /// Creates a line.
    public init(product: Product, quantity: Quantity, isListed: Bool = true, byHand: PriceByHand? = nil) {
      (self.product, self.quantity, self.isListed, self.byHand) = (product, quantity, isListed, byHand)
    }
  }
}

extension Cart.Line {
  /// Whether more pieces of the product at the same price join the line.
  var holdsPieces: Bool { isListed && !quantity.isWeighing }

  func with(_ quantity: Quantity) -> Cart.Line {
    Cart.Line(product: product, quantity: quantity, isListed: isListed, byHand: byHand)
  }

  /// The identity that equal lines share. It contains the product and the weight. For an unlisted product or a manual
  /// price it also contains the name, price or reason.
  var key: String {
    let price = isListed && byHand == nil ? "" : " \(product.price.decimalText)"
    let key =
      isListed
      ? quantity.isWeighing ? "\(product.code) \(quantity.decimalText)\(price)" : "\(product.code)\(price)"
      : "\(product.code)\(price) \(product.name)"
    return byHand.map { "\(key) =\($0.reason.map { " \($0)" } ?? "")" } ?? key
  }

  /// Throws if the quantity is out of range, or does not match the product's unit.
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
  /// The identifier of each line, such as `MUG` or `TOM 0.35`.
  ///
  /// The first of two equal lines is `TOM 1/2 0.35`, and a line with a manual price is `MUG 5.00 = chipped`. The number
  /// of equal lines is included, so that an identifier from before a line was removed matches no other line.
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
  /// The line of the cart that it prices.
  public var inCart: Cart.Line { Cart.Line(product: product, quantity: quantity, isListed: isListed, byHand: byHand) }
}
