// The cheapest pieces are refunded first, which is decided here so that all frontends agree. With 2-for-1, the first
// one returned was the free one. Each piece is refunded at the price paid, so any sequence of refunds adds up to the
// total. The shipping is refunded with the last piece.
extension Order {
  /// Returns the refund for a request; throws if it exceeds what is left, or is not in the order.
  public func refund(of wanted: RefundRequest) throws(RefundError) -> RefundQuote {
    let left = returnable
    guard !left.isEmpty else { throw .nothingLeft }
    let taken = try taken(of: wanted, from: left)
    let shipping = taken.pieceCount == left.pieceCount ? quote.shipping?.total : nil
    return try refundQuote(of: taken, shipping)
  }

  /// Parses a request from a product code, or else a line number from 1; nil text requests everything.
  public func refundRequest(for text: String?, pieces: Int? = nil) throws(RefundError) -> RefundRequest {
    guard let text else { return .everything }
    if let code = Product.Code(text), soldProducts.contains(where: { $0.code == code }) {
      return .product(code, pieces: pieces)
    }
    guard let number = Int(text), soldProducts.indices.contains(number - 1) else { throw .notInOrder(text) }
    return .line(number - 1, pieces: pieces)
  }

  /// The products that can be refunded, each once, in the order of the receipt.
  public var refundable: [Product] {
    let (left, products) = (Set(returnable.map { $0.position }), soldProducts)
    var known: Set<Product.Code> = []
    return products.indices.compactMap { position in
      left.contains(position) && known.insert(products[position].code).inserted ? products[position] : nil
    }
  }

  /// The total refunded so far.
  public var refunded: Money {
    Money(minorUnits: refunds.reduce(0) { $0 + $1.quote.total.minorUnits }, currency: quote.total.currency)
  }

  /// Returns the order with a stored refund of pieces, which are given with the positions of their lines.
  public func adding(
    _ id: Refund.ID,
    of pieces: [(position: Int, pieces: PromotionQuote.Pieces)],
    shipping: Money?,
    tenders: [Tender],
    at moment: Moment,
    till: Owner = .nobody
  ) throws(RefundError) -> Order {
    let runs = pieces.map { ReturnablePieces(position: $0.position, price: $0.pieces.price, count: $0.pieces.count) }
    let back = try refundQuote(of: runs, shipping, tenders)
    var order = self
    order.refunds.append(Refund(id: id, order: self.id, moment: moment, quote: back, till: till))
    return order
  }

  /// The products of the lines, followed by those of the free pieces.
  var soldProducts: [Product] { quote.lines.map { $0.product } + quote.added.map { $0.product } }

  /// The pieces that are not refunded yet, cheapest first.
  private var returnable: [ReturnablePieces] {
    var runs: [ReturnablePieces] = []
    for (position, line) in quote.lines.enumerated() {
      runs += line.pieces.map { ReturnablePieces(position: position, price: $0.price, count: $0.count) }
    }
    for (place, pieces) in quote.added.enumerated() {
      let free = Money.zero(quote.total.currency)
      runs.append(ReturnablePieces(position: quote.lines.count + place, price: free, count: pieces.count))
    }
    for refund in refunds {
      for line in refund.quote.lines {
        for pieces in line.pieces { runs.take(pieces.count, at: line.position, for: pieces.price) }
      }
    }
    return runs.filter { $0.count > 0 }.sorted {
      ($0.price.minorUnits, $0.position) < ($1.price.minorUnits, $1.position)
    }
  }

  private func taken(
    of wanted: RefundRequest,
    from left: [ReturnablePieces]
  ) throws(RefundError) -> [ReturnablePieces] {
    let products = soldProducts
    var asked: Int?
    var runs = left
    switch wanted {
    case .everything: break
    case .product(let code, let pieces):
      guard products.contains(where: { $0.code == code }) else { throw .notInOrder(code.text) }
      runs = left.filter { products[$0.position].code == code }
      asked = pieces
    case .line(let position, let pieces):
      guard products.indices.contains(position) else { throw .notInOrder(String(position + 1)) }
      runs = left.filter { $0.position == position }
      asked = pieces
    }
    let count = asked ?? max(runs.pieceCount, 1)
    guard count > 0, count <= runs.pieceCount else { throw .tooMany(asked: count, left: runs.pieceCount) }
    return runs.first(count)
  }
}
