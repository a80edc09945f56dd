extension Cart {
  /// Sets the manual price of a line or removes it, and returns the changed line.
  ///
  /// The line is given by its identifier, or by its code, which means the last line with it. It can also be given by
  /// its number from 1 if no code looks like a number; lines no longer sold are numbered last. Pieces with the same
  /// manual price and reason are merged into one line.
  @discardableResult
  public mutating func price(
    line text: String,
    _ wanted: WantedPrice,
    reason: String? = nil,
    from catalog: Catalog,
    rounding: RoundingRule = .halfUp
  ) throws(CartError) -> Line {
    guard let index = index(ofLine: text, from: catalog) else {
      let products = listedIndices(from: catalog).map { lines[$0].product }
      throw .noSuchLine(text, products, isNumbered: catalog.hasRowNumbers(beside: self))
    }
    let line = lines[index]
    let listed = line.isListed ? catalog[line.product.code] : nil
    let product =
      listed.flatMap { $0.price.currency == currency && $0.unit == line.product.unit ? $0 : nil }
      ?? line.product.with(price: line.byHand?.listPrice, tax: line.product.tax)
    let price = try wanted.price(of: product, rounding: rounding)
    let reason = try reason.flatMap { text throws(CartError) in try Self.reason(text) }
    let priced = Line(
      product: product.with(price: price, tax: product.tax),
      quantity: line.quantity,
      isListed: line.isListed,
      byHand: price.map { _ in .insteadOf(product.price, reason: reason) }
    )
    guard priced.holdsPieces, priced.key != line.key, lines.contains(where: { $0.key == priced.key }) else {
      replace(index, with: priced)
      return priced
    }
    replace(index, with: nil)
    try add(priced)
    return priced
  }

  /// Adds pieces to a line with a manual price, at that price; nil if there is no such line.
  mutating func add(_ quantity: Quantity, toLine id: String) throws(CartError) -> Line? {
    guard let index = lines.ids.firstIndex(of: id), lines[index].holdsPieces, lines[index].byHand != nil else {
      return nil
    }
    let more = lines[index].with(quantity)
    try add(more)
    return more
  }

  private func index(ofLine text: String, from catalog: Catalog) -> Int? {
    if let index = lines.ids.firstIndex(of: text) { return index }
    let code = Product.Code(text)
    if let index = lines.lastIndex(where: { $0.product.code == code }) { return index }
    guard catalog.hasRowNumbers(beside: self), let number = Int(text), lines.indices.contains(number - 1) else {
      return nil
    }
    return listedIndices(from: catalog)[number - 1]
  }

  /// Returns the indices of the lines in the order shown: lines no longer sold come last.
  private func listedIndices(from catalog: Catalog) -> [Int] {
    let gone = Set(CartReview(of: self, against: catalog).gone)
    return lines.indices.filter { !gone.contains(lines[$0]) } + lines.indices.filter { gone.contains(lines[$0]) }
  }

  private static func reason(_ text: String) throws(CartError) -> String? {
    if let line = text.oneLine(atMost: PriceByHand.longestReason) { return line }
    if text.allSatisfy({ $0.isWhitespace }) { return nil }
    throw .unusableReason
  }
}

extension Catalog {
  /// Whether rows can be chosen by number: no code of the price list or cart looks like a number.
  public func hasRowNumbers(beside cart: Cart) -> Bool {
    !(products.contains { $0.code.looksLikeRow } || cart.lines.contains { $0.product.code.looksLikeRow })
  }
}

extension Product.Code {
  fileprivate var looksLikeRow: Bool {
    text.utf8.count <= 4 && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
