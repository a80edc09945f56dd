extension Cart {
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
    if let index = held.first(where: { lines[$0].holdsPieces }), quantity?.isWeighing != true {
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
    replace(index, with: rest > 0 ? Line(product: line.product, quantity: .pieces(rest)) : nil)
    return Removed(line: line, left: rest)
  }

  /// Whether it holds just what a quote does, for which the same codes were given and the same shipping chosen.
  public func holdsJust(_ quote: PromotionQuote) -> Bool {
    func counted(_ lines: some Sequence<Line>) -> [String: Int] {
      Dictionary(lines.map { ($0.key, $0.quantity.pieceCount) }, uniquingKeysWith: +)
    }
    return lines.count == quote.lines.count && counted(lines) == counted(quote.lines.map(\.inCart))
      && terms.codes == quote.codes.map(\.code) && terms.shipping == quote.shipping?.shipping
  }

  /// Takes out what was bought, with what was agreed on for it; what was added since then stays.
  public mutating func removePieces(of quote: PromotionQuote) {
    for bought in quote.lines.map(\.inCart) {
      guard let index = lines.firstIndex(where: { $0.key == bought.key }) else { continue }
      _ = try? remove(at: index, bought.holdsPieces ? bought.quantity : nil)
    }
    agree(on: .none)
  }
}
