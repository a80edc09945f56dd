import ArcadeDomain

extension Connection {
  /// Adds to orders what came back of them.
  func addRefunds(_ selection: SaleSelection, to sold: [Order]) throws(RepositoryError) -> [Order] {
    var pieces: [Int64: [(position: Int, count: Int, price: Int64)]] = [:]
    try forEachRow(selection.refundPieces, values: selection.values) { row in
      let piece = (Int(try row.integer("position")), Int(try row.integer("quantity")), try row.integer("price_minor"))
      pieces[try row.integer("refund_id"), default: []].append(piece)
    }
    var orders = sold
    let places = Dictionary(sold.enumerated().map { ($1.id.number, $0) }) { first, _ in first }
    try forEachRow(selection.refunds, values: selection.values) { row in
      guard let place = places[try row.integer("order_id")] else { return }
      let (number, currency) = (try row.integer("id"), try row.currency("currency"))
      func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }
      let tenders = [
        Tender(.cash, money(try row.integer("cash_minor"))), Tender(.card, money(try row.integer("card_minor"))),
      ]
      do {
        orders[place] = try orders[place].adding(
          Refund.ID(number: number),
          of: (pieces[number] ?? []).map { piece in
            (piece.position, PromotionQuote.Pieces(count: piece.count, price: money(piece.price)))
          },
          shipping: try row.optionalInteger("shipping_minor").map(money),
          tenders: tenders.filter { !$0.amount.isZero },
          at: try row.moment("refunded_at"),
          till: try row.owner(named: "till")
        )
      } catch let error as RefundError {
        throw RepositoryError(.corrupt, subject: subject, detail: "refunds \(number): \(error)")
      }
    }
    return orders
  }

  /// Keeps what comes back of an order under the next number.
  func insert(
    _ quote: RefundQuote,
    of order: Order.ID,
    by owner: Owner,
    at moment: Moment
  ) throws(RepositoryError) -> Refund {
    let number = try nextNumber(of: "refunds")
    try run(
      """
      INSERT INTO refunds (id, order_id, owner, refunded_at, currency, shipping_minor, cash_minor, card_minor)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      number,
      order.number,
      owner,
      moment,
      quote.total.currency.code,
      quote.shipping?.minorUnits,
      quote.amount(by: .cash).minorUnits,
      quote.amount(by: .card).minorUnits
    )
    let cash = quote.amount(by: .cash).minorUnits
    try add([owner, quote.total.currency.code, "refunds", cash], to: .drawerSums)
    for line in quote.lines {
      for (place, pieces) in line.pieces.enumerated() {
        try run(
          "INSERT INTO refund_pieces (refund_id, position, number, quantity, price_minor) VALUES (?, ?, ?, ?, ?)",
          number,
          line.position,
          place,
          pieces.count,
          pieces.price.minorUnits
        )
      }
    }
    return Refund(id: Refund.ID(number: number), order: order, moment: moment, quote: quote, till: owner)
  }

  /// Gives away the next number of those without a gap; others wait for it until this transaction ends.
  func nextNumber(of counter: String) throws(RepositoryError) -> Int64 {
    try number("UPDATE counters SET value = value + 1 WHERE name = ? RETURNING value AS id", counter)
  }
}
