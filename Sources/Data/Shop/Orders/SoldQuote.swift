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

  /// Reads what was bought with an attempt, from a row of it with its `id`, `day` and `currency`.
  func soldQuote(of attempt: Row, id: String = "id") throws(RepositoryError) -> PromotionQuote {
    let number = try attempt.integer(id)
    let (day, currency) = (try attempt.day("day"), try attempt.currency("currency"))
    let shipping = try attempt.shipping(in: currency)
    let discount = try attempt.optionalInteger("shipping_discount_minor") ?? 0
    let tax = try attempt.tax("shipping_tax_hundredths")
    do {
      return try PromotionQuote(
        day: day,
        currency: currency,
        lines: soldLines(of: number, in: currency),
        added: addedPieces(of: number, in: currency),
        applied: appliedPromotions(of: number, in: currency),
        shipping: shipping.map {
          ShippingQuote(shipping: $0, discount: Money(minorUnits: discount, currency: currency), tax: tax)
        }
      )
    } catch let error as RepositoryError {
      throw error
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "sale_lines of \(number): the sum is too large")
    }
  }

  /// Says that what was bought with an attempt will be read.
  func askForSale(_ attempt: PaymentAttempt.ID) throws(RepositoryError) {
    for table in ["sale_lines", "sale_added", "sale_promotions"] { try ask(Self.inOrder(table), attempt.number) }
    try ask(Self.saleTenders, attempt.number)
    for table in ["sale_discounts", "sale_pieces"] { try ask(Self.inOrder(table, byNumber: true), attempt.number) }
  }

  private static func inOrder(_ table: String, byNumber: Bool = false) -> String {
    "SELECT * FROM \(table) WHERE attempt_id = ? ORDER BY position\(byNumber ? ", number" : "")"
  }

  private func soldLines(of attempt: Int64, in currency: Currency) throws(RepositoryError) -> [PromotionQuote.Line] {
    func rows<Value>(_ table: String, _ value: (Row) throws -> Value) throws(RepositoryError) -> [Int64: [Value]] {
      let pairs = try self.rows(Self.inOrder(table, byNumber: true), attempt) { row in
        (try row.integer("position"), try value(row))
      }
      return Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    }
    let discounts = try rows("sale_discounts") { row in
      PromotionQuote.Discount(
        id: try row.text("discount_id"),
        name: LocalizedText(storedText: try row.text("discount_name")),
        amount: Money(minorUnits: try row.integer("discount_minor"), currency: currency)
      )
    }
    let pieces = try rows("sale_pieces") { row in
      PromotionQuote.Pieces(
        count: Int(try row.integer("quantity")),
        price: Money(minorUnits: try row.integer("price_minor"), currency: currency)
      )
    }
    return try self.rows(Self.inOrder("sale_lines"), attempt) { row in
      let position = try row.integer("position")
      return try SoldLine(
        row,
        discounts: discounts[position] ?? [],
        pieces: pieces[position] ?? [],
        in: currency
      )
      .line(subject: subject)
    }
  }

  private func addedPieces(of attempt: Int64, in currency: Currency) throws(RepositoryError) -> [AddedPieces] {
    try rows(Self.inOrder("sale_added"), attempt) { row in
      AddedPieces(
        id: try row.text("discount_id"),
        product: try row.soldProduct(in: currency),
        count: Int(try row.integer("quantity"))
      )
    }
  }

  private func appliedPromotions(
    of attempt: Int64,
    in currency: Currency
  ) throws(RepositoryError) -> [AppliedPromotion] {
    try rows(Self.inOrder("sale_promotions"), attempt) { row in
      AppliedPromotion(
        id: try row.text("discount_id"),
        name: LocalizedText(storedText: try row.text("discount_name")),
        times: Int(try row.integer("times")),
        amount: Money(minorUnits: try row.integer("amount_minor"), currency: currency),
        unused: Money(minorUnits: try row.integer("unused_minor"), currency: currency),
        parts: []
      )
    }
  }
}
