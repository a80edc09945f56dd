public import ArcadeDomain

/// Payments in `payment_attempts` and `sale_lines`, which become rows of `orders`.
public struct SQLPaymentRepository: PaymentRepository {
  private let database: Database
  private let owner: Owner

  /// Creates a repository for an owner's payments in a database.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  /// Writes the attempt, its lines and the discounts' uses in one transaction.
  public func begin(
    _ payment: Payment,
    nonce: UInt64,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentAttempt {
    defer { RequestCache.update(owner, in: database) { ($0.cart, $0.open) = (nil, nil) } }
    let quote = payment.quote
    return try await database.write { connection in
      try connection.lockRow(owner)
      try connection.askForCart(of: owner)
      let open = "SELECT 1 FROM payment_attempts WHERE owner = ? AND state = 'open'"
      // Copies the cart's terms in SQL; the cart itself is checked below.
      let number = try connection.rows(
        """
        INSERT INTO payment_attempts (owner, nonce, state, started_at, day, currency, codes, customer_group,
          shipping_method, shipping_minor, shipping_discount_minor, shipping_tax_hundredths, at_terminal)
        SELECT ?, ?, 'open', ?, ?, ?, coalesce((SELECT codes FROM cart_terms WHERE owner = ?), '[]'),
          (SELECT customer_group FROM cart_terms WHERE owner = ?), ?, ?, ?, ?, ?
        WHERE NOT EXISTS (\(open)) RETURNING id
        """,
        values: [
          owner, Int64(bitPattern: nonce), moment, quote.day.isoText, quote.total.currency.code, owner, owner,
          quote.shipping?.shipping.method, quote.shipping?.shipping.price.minorUnits,
          quote.shipping?.discount.minorUnits, quote.shipping?.tax?.hundredths, payment.isAtTerminal, owner,
        ]
      ) { try $0.integer("id") }.first
      guard let number else { throw RepositoryError(.paymentOpen, subject: connection.subject, canRetry: true) }
      guard try connection.cart(of: owner)?.holdsJust(quote) == true else {
        throw RepositoryError(.cartChanged, subject: connection.subject, canRetry: true)
      }
      let id = PaymentAttempt.ID(number: number)
      try connection.insert(quote, soldIn: id)
      try connection.insert(payment.tenders, payingFor: id)
      try connection.takeUses(of: quote.applied, for: id)
      return PaymentAttempt(id: id, nonce: nonce, startedAt: moment, payment: payment)
    }
  }

  /// Reads the attempts with the state `open`.
  public func pending() async throws(RepositoryError) -> [PaymentAttempt] {
    try await database.tillState(of: owner) { $0.open }
  }

  /// Writes the order, closes the attempt and shrinks the cart in one transaction.
  public func settle(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment
  ) async throws(RepositoryError) -> Order {
    defer { RequestCache.update(owner, in: database) { ($0.cart, $0.open) = (nil, nil) } }
    let order = try await database.write { connection in
      try connection.lockRow(owner)
      try connection.lockRow(attempt.number, of: "id", in: "payment_attempts")
      return try connection.settle(attempt, reference: reference, at: moment, by: owner)
    }
    database.noteNumber(order.id.number, of: "orders")
    return order
  }

  public func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError) {
    defer { RequestCache.update(owner, in: database) { ($0.cart, $0.open) = (nil, nil) } }
    try await database.write { connection in
      let close = "UPDATE payment_attempts SET state = 'abandoned' WHERE id = ? AND state = 'open' RETURNING id"
      guard try connection.row(close, attempt.number, map: { _ in true }) != nil else { return }
      try connection.giveBackUses(of: attempt)
    }
  }

  public func cardReader() async throws(RepositoryError) -> CardReader? {
    try await database.tillState(of: owner) { $0.cards }
  }

  public func keep(_ reader: CardReader) async throws(RepositoryError) {
    defer { RequestCache.update(owner, in: database) { $0.cards = nil } }
    let sql = """
      INSERT INTO shop_answers (question, answer) VALUES ('cards', ?)
      ON CONFLICT (question) DO UPDATE SET answer = excluded.answer
      """
    try await database.write { connection in try connection.run(sql, reader.rawValue) }
  }
}

extension Connection {
  /// Throws if the outcome of a payment of an owner, or of anyone, is unknown.
  func requireNoOpenPayment(of owner: Owner? = nil) throws(RepositoryError) {
    let open = "payment_attempts WHERE state = 'open'"
    let isOpen =
      if let owner { try has(open, of: owner) } else { try row("SELECT id FROM \(open)", map: { _ in true }) ?? false }
    if isOpen { throw RepositoryError(.paymentOpen, subject: subject, canRetry: true) }
  }

  private static func open(of owner: Owner) -> SaleSelection {
    .payments(where: "payment_attempts.owner = ? AND state = 'open'", [owner])
  }

  /// Prefetches the open payments of an owner.
  func askForOpenPayments(of owner: Owner) throws(RepositoryError) { try prefetchHeads(of: Self.open(of: owner)) }

  func openPayments(of owner: Owner) throws(RepositoryError) -> [PaymentAttempt] {
    try sales(Self.open(of: owner)) { row in
      let id = PaymentAttempt.ID(number: try row.integer("id"))
      let (nonce, start) = (UInt64(bitPattern: try row.integer("nonce")), try row.moment("started_at"))
      return { PaymentAttempt(id: id, nonce: nonce, startedAt: start, payment: $0) }
    }
  }

  /// Turns an attempt into an order, unless it is one already; throws if there is no such attempt.
  fileprivate func settle(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment,
    by owner: Owner
  ) throws(RepositoryError) -> Order {
    let selection = SaleSelection.payments(where: "payment_attempts.id = ?", [attempt.number])
    try prefetch(selection)
    try askForStoreSettings()
    try askForCart(of: owner)
    let sql = """
      UPDATE counters SET value = value + 1
      WHERE name = 'orders' AND EXISTS (SELECT 1 FROM payment_attempts WHERE id = ?)
        AND NOT EXISTS (SELECT 1 FROM orders WHERE attempt_id = ?)
      RETURNING value
      """
    let number = try row(sql, attempt.number, attempt.number) { try $0.integer("value") }
    let shop = ShopDetails(try storeSettings())
    let order =
      if let number {
        try sales(selection, isAskedFor: true) { row in
          try self.order(Order.ID(number: number), paidAt: moment, reference: reference, from: shop, of: row)
        }.first
      } else {
        try orders(where: "orders.attempt_id = ?", attempt.number).first
      }
    guard let order else { throw RepositoryError(.notFound, subject: "payment \(attempt.number)") }
    try run("UPDATE payment_attempts SET state = 'paid' WHERE id = ?", attempt.number)
    guard let number else { return order }
    let cash = order.tenders.amount(by: .cash, in: order.quote.total.currency)
    try add(cash, as: .sales, of: order.till)
    try run(
      """
      INSERT INTO orders (id, attempt_id, paid_at, reference, drawer_id, shop_name, shop_address, shop_tax_number,
        receipt_line) VALUES (?, ?, ?, ?, \(Self.openDrawer), ?, ?, ?, ?)
      """,
      values: [
        number, attempt.number, moment, reference, order.till, cash.currency.code, shop.name, shop.address,
        shop.taxNumber, shop.receiptLine,
      ]
    )
    try add(from: "SELECT owner, 1 FROM payment_attempts WHERE id = ?", attempt.number, to: .orderCounts)
    try takeUses(for: attempt)
    // The cart is that of the payment's current owner.
    if order.till != owner { try lockRow(order.till) }
    try remove(order.quote, fromCartOf: order.till)
    return order
  }
}

extension SummaryTable {
  /// The number of orders at each till.
  static let orderCounts = SummaryTable(
    name: "order_counts",
    key: ["owner"],
    sums: ["orders"],
    expected: """
      SELECT owner, count(*) FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id GROUP BY owner
      """
  )
}
