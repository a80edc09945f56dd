// Lines with a manual price are removed before pricing, so that no promotion counts them or is spread over them. They
// are inserted at their places afterwards.
extension QuoteRequest {
  var hasPricesByHand: Bool { lines.contains { $0.byHand != nil } }

  var withoutPricesByHand: QuoteRequest {
    guard hasPricesByHand else { return self }
    var rest = self
    rest.lines.removeAll { $0.byHand != nil }
    return rest
  }

  func pricesByHand() throws(MoneyError) -> Money {
    var sum = Money.zero(currency)
    for line in lines where line.byHand != nil { sum = try sum.adding(line.quantity.amount(at: line.product.price)) }
    return sum
  }

  /// Returns the quote of the other lines with those with a manual price inserted.
  func adding(pricesByHandTo quote: PromotionQuote) throws(MoneyError) -> PromotionQuote {
    var (merged, places): ([PromotionQuote.Line], [Int]) = ([], [])
    var others = quote.lines.makeIterator()
    for line in lines {
      if line.byHand != nil {
        merged.append(try PromotionQuote.Line(byHand: line))
      } else if let other = others.next() {
        places.append(merged.count)
        merged.append(other)
      }
    }
    return try PromotionQuote(
      day: quote.day,
      currency: currency,
      lines: merged,
      added: quote.added,
      applied: quote.applied.map { promotion in
        var moved = promotion
        moved.parts = promotion.parts.map {
          AppliedPromotion.Part(line: places[$0.line], pieces: $0.pieces, amount: $0.amount)
        }
        return moved
      },
      notApplied: quote.notApplied,
      codes: quote.codes,
      shipping: quote.shipping,
      isExhaustive: quote.isExhaustive
    )
  }
}

extension PromotionQuote.Line {
  fileprivate init(byHand line: Cart.Line) throws(MoneyError) {
    let amount = try line.quantity.amount(at: line.product.price)
    let count = line.quantity.pieceCount
    self.init(
      product: line.product,
      quantity: line.quantity,
      isListed: line.isListed,
      byHand: line.byHand,
      subtotal: amount,
      pieces: count > 0
        ? [PromotionQuote.Pieces(count: count, price: line.quantity.isWeighing ? amount : line.product.price)] : [],
      total: amount
    )
  }
}
