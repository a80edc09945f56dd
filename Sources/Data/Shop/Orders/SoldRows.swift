import ArcadeDomain

/// The lines and tenders of payments, by payment number.
struct SoldRows {
  private let lines: [Int64: [PromotionQuote.Line]]
  private let added: [Int64: [AddedPieces]]
  private let applied: [Int64: [AppliedPromotion]]
  private let tenders: [Int64: [Tender]]
  private let subject: String

  /// Reads the rows of payments with their currencies.
  init(
    _ selection: SaleSelection,
    in currencies: [Int64: Currency],
    from connection: Connection
  ) throws(RepositoryError) {
    func rows<Key: Hashable, Value>(
      _ sql: String,
      by key: (Int64, Row) throws -> Key,
      _ value: (Row, Currency) throws -> Value
    ) throws(RepositoryError) -> [Key: [Value]] {
      var rows: [Key: [Value]] = [:]
      try connection.forEachRow(sql, values: selection.values) { row in
        let payment = try row.integer("attempt_id")
        guard let currency = currencies[payment] else { return }
        rows[try key(payment, row), default: []].append(try value(row, currency))
      }
      return rows
    }
    func lines(_ payment: Int64, _ row: Row) throws(RepositoryError) -> LineID {
      LineID(payment: payment, position: try row.integer("position"))
    }
    let subject = connection.subject
    let discounts = try rows(selection.rows(of: "sale_discounts", by: "position, number"), by: lines) {
      try PromotionQuote.Discount($0, in: $1)
    }
    let pieces = try rows(selection.rows(of: "sale_pieces", by: "position, number"), by: lines) {
      try PromotionQuote.Pieces($0, in: $1)
    }
    self.lines = try rows(selection.rows(of: "sale_lines"), by: { payment, _ in payment }) { row, currency in
      let id = try lines(try row.integer("attempt_id"), row)
      let (discounts, pieces) = (discounts[id] ?? [], pieces[id] ?? [])
      return try PromotionQuote.Line(row, discounts: discounts, pieces: pieces, in: currency, of: subject)
    }
    added = try rows(selection.rows(of: "sale_added"), by: { payment, _ in payment }) { try AddedPieces($0, in: $1) }
    applied = try rows(selection.rows(of: "sale_promotions"), by: { payment, _ in payment }) {
      try AppliedPromotion($0, in: $1)
    }
    tenders = try rows(selection.rows(of: "sale_tenders"), by: { payment, _ in payment }) { try Tender($0, in: $1) }
    self.subject = subject
  }

  /// Returns a payment with its lines and tenders.
  func payment(_ head: SoldHead) throws(RepositoryError) -> Payment {
    let quote: PromotionQuote
    let tenders = tenders[head.payment] ?? []
    do {
      quote = try PromotionQuote(
        day: head.day,
        currency: head.currency,
        lines: lines[head.payment] ?? [],
        added: added[head.payment] ?? [],
        applied: applied[head.payment] ?? [],
        shipping: head.shipping
      )
      // The tendered amount is at least the paid one: if this sum does not overflow, none does.
      _ = try tenders.reduce(Money.zero(head.currency)) { try $0.adding($1.given) }
    } catch {
      throw .broken("payment_attempts", where: "id", head.payment, in: subject, "a sum is too large")
    }
    return Payment(quote, tenders: tenders, isAtTerminal: head.isAtTerminal)
  }

  private struct LineID: Hashable {
    let payment, position: Int64
  }
}

/// The row of a payment, without its lines.
struct SoldHead {
  let payment: Int64
  let day: CalendarDay
  let currency: Currency
  fileprivate let shipping: ShippingQuote?
  fileprivate let isAtTerminal: Bool

  init(_ row: Row) throws(RepositoryError) {
    (payment, day, currency) = (try row.integer("id"), try row.day("day"), try row.currency("currency"))
    isAtTerminal = try row.flag("at_terminal")
    let column = "shipping_discount_minor"
    let discount = try row.optionalInteger(column) == nil ? .zero(currency) : row.amount(column, in: currency)
    let (sent, tax) = (try row.shipping(in: currency), try row.tax("shipping_tax_hundredths"))
    if let sent, discount.minorUnits > sent.price.minorUnits { throw row.mismatch("is more than the price", column) }
    shipping = sent.map { ShippingQuote(shipping: $0, discount: discount, tax: tax) }
  }
}

extension Connection {
  /// Reads payments, ideally prefetched: `make` converts each row, given its lines and tenders.
  func sales<Value>(
    _ selection: SaleSelection,
    isAskedFor: Bool = false,
    _ make: (Row) throws -> (Payment) -> Value
  ) throws(RepositoryError) -> [Value] {
    let heads = try rows(selection.heads, values: selection.values) { row in
      let value = try make(row)
      return (try SoldHead(row), value)
    }
    guard !heads.isEmpty else { return [] }
    if !isAskedFor { try prefetchRows(of: selection) }
    let currencies = Dictionary(heads.map { ($0.0.payment, $0.0.currency) }) { first, _ in first }
    let sold = try SoldRows(selection, in: currencies, from: self)
    return try heads.map { head, value throws(RepositoryError) in value(try sold.payment(head)) }
  }
}

extension PromotionQuote.Discount {
  fileprivate init(_ row: Row, in currency: Currency) throws(RepositoryError) {
    self.init(
      id: try row.text("discount_id"),
      name: LocalizedText(storedText: try row.text("discount_name")),
      amount: try row.amount("discount_minor", in: currency)
    )
  }
}

extension PromotionQuote.Pieces {
  fileprivate init(_ row: Row, in currency: Currency) throws(RepositoryError) {
    self.init(
      count: try row.count("quantity", in: 1...Int64(Cart.maximumQuantity)),
      price: try row.amount("price_minor", in: currency)
    )
  }
}

extension AddedPieces {
  fileprivate init(_ row: Row, in currency: Currency) throws(RepositoryError) {
    self.init(
      id: try row.text("discount_id"),
      product: try row.soldProduct(in: currency),
      count: try row.count("quantity")
    )
  }
}

extension AppliedPromotion {
  fileprivate init(_ row: Row, in currency: Currency) throws(RepositoryError) {
    self.init(
      id: try row.text("discount_id"),
      name: LocalizedText(storedText: try row.text("discount_name")),
      times: try row.count("times"),
      amount: try row.amount("amount_minor", in: currency),
      unused: try row.amount("unused_minor", in: currency),
      parts: []
    )
  }
}

extension Tender {
  fileprivate init(_ row: Row, in currency: Currency) throws(RepositoryError) {
    let (amount, given) = (try row.amount("amount_minor", in: currency), try row.amount("given_minor", in: currency))
    guard amount.minorUnits <= given.minorUnits else { throw row.mismatch("pays more", "given_minor") }
    self.init(try row.checked("kind", Tender.Kind.init), amount, given: given)
  }
}
