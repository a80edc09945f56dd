import ArcadeDomain

// Lines and tenders are stored once, when a payment begins; its order refers to them.
extension Connection {
  func insert(_ quote: PromotionQuote, soldIn attempt: PaymentAttempt.ID) throws(RepositoryError) {
    for (position, line) in quote.lines.enumerated() { try insert(line, at: position, of: attempt) }
    for (position, promotion) in quote.applied.enumerated() {
      try insert(
        into: "sale_promotions",
        [
          "attempt_id": attempt.number, "position": position, "discount_id": promotion.id,
          "discount_name": promotion.name.storedText, "times": promotion.times,
          "amount_minor": promotion.amount.minorUnits, "unused_minor": promotion.unused.minorUnits,
        ]
      )
    }
    for (position, pieces) in quote.added.enumerated() {
      try insert(
        into: "sale_added",
        [
          "attempt_id": attempt.number, "position": position, "discount_id": pieces.id,
          "code": pieces.product.code.text, "name": pieces.product.name,
          "unit_price_minor": pieces.product.price.minorUnits, "quantity": pieces.count,
        ]
      )
    }
  }

  private func insert(
    _ line: PromotionQuote.Line,
    at position: Int,
    of attempt: PaymentAttempt.ID
  ) throws(RepositoryError) {
    try insert(
      into: "sale_lines",
      [
        "attempt_id": attempt.number, "position": position, "code": line.product.code.text, "name": line.product.name,
        "unit_price_minor": line.product.price.minorUnits, "quantity": line.quantity.pieceCount,
        "discount_minor": line.subtotal.minorUnits - line.total.minorUnits, "thousandths": line.quantity.thousandths,
        "unit": line.quantity.isWeighing ? line.product.unit : nil, "is_listed": line.isListed,
        "tax_hundredths": line.product.tax?.hundredths, "list_price_minor": line.byHand?.listPrice.minorUnits,
        "price_reason": line.byHand?.reason,
      ]
    )
    for (number, discount) in line.discounts.enumerated() {
      try insert(
        into: "sale_discounts",
        [
          "attempt_id": attempt.number, "position": position, "number": number, "discount_id": discount.id,
          "discount_name": discount.name.storedText, "discount_minor": discount.amount.minorUnits,
        ]
      )
    }
    for (number, pieces) in line.pieces.enumerated() {
      try insert(
        into: "sale_pieces",
        [
          "attempt_id": attempt.number, "position": position, "number": number, "quantity": pieces.count,
          "price_minor": pieces.price.minorUnits,
        ]
      )
    }
  }

  func insert(_ tenders: [Tender], payingFor attempt: PaymentAttempt.ID) throws(RepositoryError) {
    for (position, tender) in tenders.enumerated() {
      try insert(
        into: "sale_tenders",
        [
          "attempt_id": attempt.number, "position": position, "kind": tender.kind.rawValue,
          "amount_minor": tender.amount.minorUnits, "given_minor": tender.given.minorUnits,
        ]
      )
    }
  }
}
