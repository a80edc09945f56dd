import ArcadeData
import ArcadeDomain
import ArcadeTesting

/// A payment of 7 lines, two of them with an offer: started before the card is charged, and turned into a receipt
/// afterwards.
struct PaymentSteps: StoreSteps {
  let name = "a payment of 7 lines"
  let owners: [Owner]
  private let sample: SampleCart
  private let quote: PromotionQuote
  private let moment = Moment(milliseconds: 1_700_000_000_000)

  init() throws {
    sample = try SampleCart(lines: 7, offers: 2)
    quote = try sample.book.quote(for: QuoteRequest(sample.cart, on: CalendarDay(daysSince1970: 20_000)))
    owners = ["arcade", "raw", "sqlite"].compactMap(Owner.init)
  }

  /// Fills the cart.
  func prepare(_ database: Database, for owner: Owner) async throws {
    try await SQLCartRepository(database: database, owner: owner).save(sample.cart)
  }

  func perform(_ number: Int64, on database: Database, for owner: Owner) async throws {
    let payments = SQLPaymentRepository(database: database, owner: owner)
    let attempt = try await payments.begin(Payment(quote), nonce: UInt64(number), at: moment)
    _ = try await payments.settle(attempt.id, reference: "r-\(number)", at: moment)
  }

  func perform(_ number: Int64, on store: any RawStore, for owner: Owner) async throws {
    let attempt = try await store.write { try begin($0, number, for: owner.key) }
    let total = try await store.write { try settle($0, attempt, "r-\(number)", for: owner.key) }
    guard total == quote.total.minorUnits else { throw RawSQLite.Refused() }
  }

  private func begin(_ raw: any RawStatements, _ nonce: Int64, for owner: String) throws -> Int64 {
    try raw.lockRow("owners WHERE owner", owner)
    let open = "SELECT count(*) AS n FROM payment_attempts WHERE owner = ? AND state = 'open'"
    guard try raw.number(open, [owner], "n") == 0 else { throw RawSQLite.Refused() }
    let cart = "SELECT code, price_minor, quantity FROM cart_lines WHERE owner = ? ORDER BY position"
    let lines = try raw.rows(cart, [owner]) { row in
      (try row.text("code", at: 0), try row.integer("price_minor", at: 1), try row.integer("quantity", at: 2))
    }
    guard lines.map(\.0) == quote.lines.map(\.product.code.text) else { throw RawSQLite.Refused() }
    let terms = "SELECT codes, customer_group FROM cart_terms WHERE owner = ?"
    let codes = try raw.rows(terms, [owner]) { try $0.text("codes", at: 0) }.first ?? "[]"
    let attempt = try raw.number(
      """
      INSERT INTO payment_attempts (owner, nonce, state, started_at, day, currency, codes, customer_group,
        shipping_method, shipping_minor, shipping_discount_minor)
      VALUES (?, ?, 'open', ?, ?, ?, ?, NULL, NULL, NULL, NULL) RETURNING id
      """,
      [owner, nonce, moment, quote.day.isoText, quote.total.currency.code, codes],
      "id"
    )
    for (position, line) in quote.lines.enumerated() { try insert(line, at: position, of: attempt, raw) }
    let total = quote.total.minorUnits
    try raw.run("INSERT INTO sale_tenders VALUES (?, 0, 'card', ?, ?)", [attempt, total, total])
    for (position, promotion) in quote.applied.enumerated() {
      try raw.run(
        "INSERT INTO sale_promotions VALUES (?, ?, ?, ?, ?, ?, ?, NULL)",
        [
          attempt, position, promotion.id, promotion.name.text(in: ""), promotion.times, promotion.amount.minorUnits,
          promotion.unused.minorUnits,
        ]
      )
    }
    return attempt
  }

  private func insert(_ line: PromotionQuote.Line, at position: Int, of attempt: Int64, _ raw: any RawStatements) throws
  {
    let product = line.product
    try raw.run(
      """
      INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity, discount_minor)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        attempt, position, product.code.text, product.name, product.price.minorUnits, line.quantity.pieceCount,
        line.subtotal.minorUnits - line.total.minorUnits,
      ]
    )
    for (number, discount) in line.discounts.enumerated() {
      try raw.run(
        "INSERT INTO sale_discounts VALUES (?, ?, ?, ?, ?, ?)",
        [attempt, position, number, discount.id, discount.name.text(in: ""), discount.amount.minorUnits]
      )
    }
    for (number, pieces) in line.pieces.enumerated() {
      try raw.run(
        "INSERT INTO sale_pieces VALUES (?, ?, ?, ?, ?)",
        [attempt, position, number, pieces.count, pieces.price.minorUnits]
      )
    }
  }

  /// Settles the payment and returns the total of the receipt.
  private func settle(_ raw: any RawStatements, _ attempt: Int64, _ reference: String, for owner: String) throws
    -> Int64
  {
    try raw.lockRow("owners WHERE owner", owner)
    try raw.lockRow("payment_attempts WHERE id", attempt)
    let next = "UPDATE counters SET value = value + 1 WHERE name = 'orders' RETURNING value"
    let order = try raw.number(next, [], "value")
    let open = "SELECT id FROM drawers WHERE owner = ? AND currency = 'EUR' AND closing_id IS NULL"
    try raw.run("INSERT INTO drawers (owner, currency) SELECT ?, 'EUR' WHERE NOT EXISTS (\(open))", [owner, owner])
    try raw.run("UPDATE drawers SET sales_minor = sales_minor + 0 WHERE id = (\(open))", [owner])
    try raw.run(
      "INSERT INTO orders (id, attempt_id, paid_at, reference, drawer_id) VALUES (?, ?, ?, ?, (\(open)))",
      [order, attempt, moment, reference, owner]
    )
    let counted = "ON CONFLICT (owner) DO UPDATE SET orders = order_counts.orders + excluded.orders"
    try raw.run("INSERT INTO order_counts (owner, orders) VALUES (?, 1) \(counted)", [owner])
    try raw.run("DELETE FROM cart_terms WHERE owner = ?", [owner])
    try raw.run("DELETE FROM cart_steps WHERE owner = ?", [owner])
    let sold = "(SELECT quantity FROM sale_lines WHERE attempt_id = ? AND code = cart_lines.code)"
    try raw.run("DELETE FROM cart_lines WHERE owner = ? AND quantity <= \(sold)", [owner, attempt])
    try raw.run(
      """
      UPDATE cart_lines SET quantity = cart_lines.quantity - sold.quantity FROM sale_lines AS sold
      WHERE cart_lines.owner = ? AND sold.attempt_id = ? AND sold.code = cart_lines.code
      """,
      [owner, attempt]
    )
    try raw.run("UPDATE payment_attempts SET state = 'paid' WHERE id = ?", [attempt])
    let head = """
      SELECT orders.id, paid_at, reference, day, currency, codes, customer_group, shipping_method, owners.name
      FROM orders JOIN payment_attempts ON payment_attempts.id = attempt_id
        JOIN owners ON owners.owner = payment_attempts.owner WHERE orders.id = ?
      """
    _ = try raw.rows(head, [order]) { (try $0.text("paid_at", at: 1), try $0.text("day", at: 3)) }
    for table in ["sale_discounts", "sale_pieces"] {
      let sql = "SELECT * FROM \(table) WHERE attempt_id = ? ORDER BY position, number"
      _ = try raw.rows(sql, [attempt]) { try $0.integer("number", at: 2) }
    }
    let added = "SELECT code FROM sale_added WHERE attempt_id = ? ORDER BY position"
    _ = try raw.rows(added, [attempt]) { try $0.text("code", at: 0) }
    let promotions = "SELECT discount_id FROM sale_promotions WHERE attempt_id = ? ORDER BY position"
    _ = try raw.rows(promotions, [attempt]) { try $0.text("discount_id", at: 0) }
    let tenders = "SELECT amount_minor FROM sale_tenders WHERE attempt_id = ? ORDER BY position"
    _ = try raw.rows(tenders, [attempt]) { try $0.integer("amount_minor", at: 0) }
    _ = try raw.rows("SELECT id FROM refunds WHERE order_id = ?", [order]) { try $0.integer("id", at: 0) }
    let lines = """
      SELECT quantity, unit_price_minor, discount_minor AS discount, code, name
      FROM sale_lines WHERE attempt_id = ? ORDER BY position
      """
    return try raw.rows(lines, [attempt]) { row in
      _ = (try row.text("code", at: 3), try row.text("name", at: 4))
      let amount = try row.integer("quantity", at: 0) * row.integer("unit_price_minor", at: 1)
      return amount - (try row.integer("discount", at: 2))
    }.reduce(0, +)
  }
}
