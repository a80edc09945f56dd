import ArcadeDomain

// What was bought is stored once, when its payment begins; an order refers to it.
extension Connection {
  /// Keeps what is being paid.
  func insert(_ quote: PromotionQuote, soldIn attempt: PaymentAttempt.ID) throws(RepositoryError) {
    for (position, line) in quote.lines.enumerated() { try insert(line, at: position, of: attempt) }
    for (position, promotion) in quote.applied.enumerated() {
      try run(
        """
        INSERT INTO sale_promotions (attempt_id, position, discount_id, discount_name, times, amount_minor, unused_minor)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        attempt.number,
        position,
        promotion.id,
        promotion.name.storedText,
        promotion.times,
        promotion.amount.minorUnits,
        promotion.unused.minorUnits
      )
    }
    for (position, pieces) in quote.added.enumerated() {
      try run(
        """
        INSERT INTO sale_added (attempt_id, position, discount_id, code, name, unit_price_minor, quantity)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        attempt.number,
        position,
        pieces.id,
        pieces.product.code.text,
        pieces.product.name,
        pieces.product.price.minorUnits,
        pieces.count
      )
    }
  }

  private func insert(
    _ line: PromotionQuote.Line,
    at position: Int,
    of attempt: PaymentAttempt.ID
  ) throws(RepositoryError) {
    try run(
      """
      INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity, discount_minor,
        thousandths, unit, is_listed, tax_hundredths)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      attempt.number,
      position,
      line.product.code.text,
      line.product.name,
      line.product.price.minorUnits,
      line.quantity.pieceCount,
      line.subtotal.minorUnits - line.total.minorUnits,
      line.quantity.thousandths,
      line.quantity.isWeighing ? line.product.unit : nil,
      line.isListed ? 1 : 0,
      line.product.tax?.hundredths
    )
    for (number, discount) in line.discounts.enumerated() {
      try run(
        """
        INSERT INTO sale_discounts (attempt_id, position, number, discount_id, discount_name, discount_minor)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        attempt.number,
        position,
        number,
        discount.id,
        discount.name.storedText,
        discount.amount.minorUnits
      )
    }
    for (number, pieces) in line.pieces.enumerated() {
      try run(
        "INSERT INTO sale_pieces (attempt_id, position, number, quantity, price_minor) VALUES (?, ?, ?, ?, ?)",
        attempt.number,
        position,
        number,
        pieces.count,
        pieces.price.minorUnits
      )
    }
  }
}
