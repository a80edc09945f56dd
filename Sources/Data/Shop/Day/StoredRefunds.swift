import ArcadeDomain

extension Connection {
  /// Adds to orders what came back of them.
  func addRefunds(_ selection: SaleSelection, to sold: [Order]) throws(RepositoryError) -> [Order] {
    var pieces: [Int64: [(position: Int, count: Int, price: Int64)]] = [:]
    try forEachRow(selection.refundPieces, values: selection.values) { row in
      let piece = (
        try row.count("position"), try row.count("quantity", in: 1...Int64(Cart.maximumQuantity)),
        Int64(try row.count("price_minor", in: 0 ... .max))
      )
      pieces[try row.integer("refund_id"), default: []].append(piece)
    }
    var orders = sold
    let places = Dictionary(sold.enumerated().map { ($1.id.number, $0) }) { first, _ in first }
    try forEachRow(selection.refunds, values: selection.values) { row in
      guard let place = places[try row.integer("order_id")] else { return }
      let (number, currency) = (try row.integer("id"), try row.currency("currency"))
      let tenders = [
        Tender(.cash, try row.amount("cash_minor", in: currency)),
        Tender(.card, try row.amount("card_minor", in: currency)),
      ]
      let shipping =
        try row.optionalInteger("shipping_minor") == nil ? nil : try row.amount("shipping_minor", in: currency)
      let back = (pieces[number] ?? []).map { piece in
        let price = Money(minorUnits: piece.price, currency: currency)
        return (position: piece.position, pieces: PromotionQuote.Pieces(count: piece.count, price: price))
      }
      // Never more than was paid: so no sum of what went back is too large either.
      var left = try orders[place].quote.total.subtracting(orders[place].refunded)
      for piece in back { left = try left.subtracting(piece.pieces.price.multiplied(by: piece.pieces.count)) }
      if let shipping { left = try left.subtracting(shipping) }
      let products = orders[place].quote.lines.count + orders[place].quote.added.count
      guard !left.isNegative, back.allSatisfy({ $0.position < products }) else {
        throw row.mismatch("is more than was sold", "id")
      }
      orders[place] = try orders[place].adding(
        Refund.ID(number: number),
        of: back,
        shipping: shipping,
        tenders: tenders.filter { !$0.amount.isZero },
        at: try row.moment("refunded_at"),
        till: try row.owner(named: "till")
      )
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
