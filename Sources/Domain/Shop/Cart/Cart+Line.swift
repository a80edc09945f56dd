extension Cart {
  /// Some of one product, with the name and price last shown for it.
  public struct Line: Hashable, Sendable {
    /// The product as it was last shown.
    public let product: Product
    /// How much: at least one piece, or one weighing.
    public let quantity: Quantity
    /// Whether it is on the price list; what is not keeps the name and the price that it was sold at.
    public let isListed: Bool

    /// Joins a product with a quantity.
    public init(product: Product, quantity: Quantity, isListed: Bool = true) {
      self.product = product
      self.quantity = quantity
      self.isListed = isListed
    }
  }
}

extension Cart.Line {
  /// Whether more pieces of the product join it.
  var holdsPieces: Bool { isListed && !quantity.isWeighing }

  /// What is the same for lines that are alike: which product, how much of it was weighed, what is not on the list.
  var key: String {
    if !isListed { return "\(product.code) \(product.price.decimalText) \(product.name)" }
    return quantity.isWeighing ? "\(product.code) \(quantity.decimalText)" : product.code.text
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
  /// What each line is known by, such as `MUG`, `TOM 0.35`, and `TOM 1/2 0.35` for the first of two that are alike.
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
  public var inCart: Cart.Line { Cart.Line(product: product, quantity: quantity, isListed: isListed) }
}
