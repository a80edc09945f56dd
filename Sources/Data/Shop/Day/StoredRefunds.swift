import ArcadeDomain

extension Connection {
  func addRefunds(_ selection: SaleSelection, to sold: [Order]) throws(RepositoryError) -> [Order] {
    var pieces: [Int64: [(position: Int, pieces: PromotionQuote.Pieces)]] = [:]
    try forEachRow(selection.refundPieces, values: selection.values) { row in
      let some = PromotionQuote.Pieces(
        count: try row.count("quantity", in: 1...Int64(Cart.maximumQuantity)),
        price: try row.money("price_minor")
      )
      pieces[try row.integer("refund_id"), default: []].append((try row.count("position"), some))
    }
    var orders = sold
    let places = Dictionary(sold.enumerated().map { ($1.id.number, $0) }) { first, _ in first }
    try forEachRow(selection.refunds, values: selection.values) { row in
      guard let place = places[try row.integer("order_id")] else { return }
      orders[place] = try orders[place].adding(row, of: pieces[try row.integer("id")] ?? [])
    }
    return orders
  }

  /// Stores a refund of an order under the next number.
  func insert(
    _ quote: RefundQuote,
    of order: Order.ID,
    by owner: Owner,
    at moment: Moment
  ) throws(RepositoryError) -> Refund {
    let number = try nextNumber(of: "refunds")
    let cash = quote.amount(by: .cash)
    try add(cash, as: .refunds, of: owner)
    try run(
      """
      INSERT INTO refunds (id, order_id, owner, refunded_at, currency, shipping_minor, cash_minor, card_minor,
        drawer_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, \(Self.openDrawer))
      """,
      values: [
        number, order.number, owner, moment, quote.total.currency.code, quote.shipping?.minorUnits, cash.minorUnits,
        quote.amount(by: .card).minorUnits, owner, cash.currency.code,
      ]
    )
    for line in quote.lines {
      for (place, pieces) in line.pieces.enumerated() {
        try insert(
          into: "refund_pieces",
          [
            "refund_id": number, "position": line.position, "number": place, "quantity": pieces.count,
            "price_minor": pieces.price.minorUnits,
          ]
        )
      }
    }
    return Refund(id: Refund.ID(number: number), order: order, moment: moment, quote: quote, till: owner)
  }

  /// Issues the next number without a gap; others wait for it until this transaction ends.
  func nextNumber(of counter: String) throws(RepositoryError) -> Int64 {
    try number("UPDATE counters SET value = value + 1 WHERE name = ? RETURNING value AS id", counter)
  }
}

extension Order {
  /// Adds a row of `refunds` with its pieces; never more than was paid, so that sums of refunds cannot overflow.
  fileprivate func adding(_ row: Row, of pieces: [(position: Int, pieces: PromotionQuote.Pieces)]) throws -> Order {
    let column = "shipping_minor"
    let shipping = try row.optionalInteger(column) == nil ? nil : row.money(column)
    var left = try quote.total.subtracting(refunded)
    for piece in pieces { left = try left.subtracting(piece.pieces.price.multiplied(by: piece.pieces.count)) }
    if let shipping { left = try left.subtracting(shipping) }
    let products = quote.lines.count + quote.added.count
    guard !left.isNegative, pieces.allSatisfy({ $0.position < products }) else {
      throw row.mismatch("is more than was sold", "id")
    }
    let tenders = [Tender(.cash, try row.money("cash_minor")), Tender(.card, try row.money("card_minor"))]
    return try adding(
      Refund.ID(number: try row.integer("id")),
      of: pieces,
      shipping: shipping,
      tenders: tenders.filter { !$0.amount.isZero },
      at: try row.moment("refunded_at"),
      till: try row.owner(named: "till")
    )
  }
}
