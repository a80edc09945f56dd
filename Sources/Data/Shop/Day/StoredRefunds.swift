import ArcadeDomain

extension Connection {
  /// The query for what came back of an order.
  private static let refundsOfOrder = """
    SELECT refunds.*, owners.name AS till FROM refunds JOIN owners ON owners.owner = refunds.owner
    WHERE order_id = ? ORDER BY id
    """
  private static let piecesOfRefund = "SELECT * FROM refund_pieces WHERE refund_id = ? ORDER BY position, number"

  /// Says that what came back of an order will be read.
  func askForRefunds(of order: Order.ID) throws(RepositoryError) { try ask(Self.refundsOfOrder, order.number) }

  /// Adds to an order what came back of it.
  func addingRefunds(to sold: Order) throws(RepositoryError) -> Order {
    var order = sold
    try forEachRow(Self.refundsOfOrder, values: [sold.id.number]) { row in
      let number = try row.integer("id")
      let currency = try row.currency("currency")
      func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }
      let pieces = try rows(Self.piecesOfRefund, number) { row in
        (
          position: Int(try row.integer("position")),
          pieces: PromotionQuote.Pieces(
            count: Int(try row.integer("quantity")),
            price: money(try row.integer("price_minor"))
          )
        )
      }
      let (cash, card) = (try row.integer("cash_minor"), try row.integer("card_minor"))
      do {
        order = try order.adding(
          Refund.ID(number: number),
          of: pieces,
          shipping: try row.optionalInteger("shipping_minor").map(money),
          tenders: [Tender(.cash, money(cash)), Tender(.card, money(card))].filter { !$0.amount.isZero },
          at: try row.moment("refunded_at"),
          till: try row.owner(named: "till")
        )
      } catch let error as RefundError {
        throw RepositoryError(.corrupt, subject: subject, detail: "refunds \(number): \(error)")
      }
    }
    return order
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
