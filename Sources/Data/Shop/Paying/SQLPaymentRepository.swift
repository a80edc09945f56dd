public import ArcadeDomain

/// Keeps payments in `payment_attempts` and `sale_lines`, and makes rows of `orders` from them.
public struct SQLPaymentRepository: PaymentRepository {
  private let database: Database
  private let owner: Owner

  /// Keeps payments of an owner in a database.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  /// Writes the attempt, its lines and the uses of its discounts in one transaction.
  public func begin(
    _ payment: Payment,
    nonce: UInt64,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentAttempt {
    let quote = payment.quote
    return try await database.write { connection in
      try connection.hold(owner)
      let terms = try connection.requirePayable(quote, by: owner)
      let number = try connection.number(
        """
        INSERT INTO payment_attempts (owner, nonce, state, started_at, day, currency, codes, customer_group,
          shipping_method, shipping_minor, shipping_discount_minor, shipping_tax_hundredths, at_terminal)
        VALUES (?, ?, 'open', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
        """,
        owner,
        Int64(bitPattern: nonce),
        moment,
        quote.day.isoText,
        quote.total.currency.code,
        terms.codes.storedText,
        terms.customerGroup,
        quote.shipping?.shipping.method,
        quote.shipping?.shipping.price.minorUnits,
        quote.shipping?.discount.minorUnits,
        quote.shipping?.tax?.hundredths,
        payment.isAtTerminal
      )
      let id = PaymentAttempt.ID(number: number)
      try connection.insert(quote, soldIn: id)
      try connection.insert(payment.tenders, payingFor: id)
      try connection.takeUses(of: quote.applied, for: id)
      return PaymentAttempt(id: id, nonce: nonce, startedAt: moment, payment: payment)
    }
  }

  /// Reads the attempts whose state is `open`.
  public func pending() async throws(RepositoryError) -> [PaymentAttempt] {
    try await database.read { connection in
      let sql = "SELECT * FROM payment_attempts WHERE owner = ? AND state = 'open' ORDER BY id"
      return try connection.rows(sql, owner) { row in
        let id = PaymentAttempt.ID(number: try row.integer("id"))
        return PaymentAttempt(
          id: id,
          nonce: UInt64(bitPattern: try row.integer("nonce")),
          startedAt: try row.moment("started_at"),
          payment: Payment(
            try connection.soldQuote(of: row),
            tenders: try connection.tenders(of: row),
            isAtTerminal: try row.flag("at_terminal")
          )
        )
      }
    }
  }

  /// Writes the order, closes the attempt and shrinks the cart in one transaction.
  public func settle(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment
  ) async throws(RepositoryError) -> Order {
    let order = try await database.write { connection in
      try connection.hold(owner)
      try connection.hold(attempt.number, of: "id", in: "payment_attempts")
      try connection.askForSale(attempt)
      if try connection.insertOrder(attempt, reference: reference, at: moment) {
        try connection.takeUses(for: attempt)
        try connection.removeFromCart(soldIn: attempt)
      }
      try connection.run("UPDATE payment_attempts SET state = 'paid' WHERE id = ?", attempt.number)
      guard let order = try connection.orders(where: "orders.attempt_id = ?", attempt.number).first else {
        throw RepositoryError(.notFound, subject: "payment \(attempt.number)")
      }
      return order
    }
    database.remember(order.id.number, of: "orders")
    return order
  }

  /// Closes an attempt that is still open.
  public func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError) {
    try await database.write { connection in
      let close = "UPDATE payment_attempts SET state = 'abandoned' WHERE id = ? AND state = 'open' RETURNING id"
      guard try connection.row(close, attempt.number, map: { _ in true }) != nil else { return }
      try connection.giveBackUses(of: attempt)
    }
  }

  /// Reads the answer from `shop_answers`.
  public func cardReader() async throws(RepositoryError) -> CardReader? {
    try await database.read { connection in
      try connection.row("SELECT answer FROM shop_answers WHERE question = 'cards'") { row in
        try row.checked("answer", CardReader.init)
      }
    }
  }

  /// Writes the answer into `shop_answers`.
  public func keep(_ reader: CardReader) async throws(RepositoryError) {
    try await database.write { connection in
      try connection.run(
        """
        INSERT INTO shop_answers (question, answer) VALUES ('cards', ?)
        ON CONFLICT (question) DO UPDATE SET answer = excluded.answer
        """,
        reader.rawValue
      )
    }
  }
}

extension Connection {
  /// Throws where nobody knows yet how a payment of anybody ended.
  func requireNoOpenPayment() throws(RepositoryError) {
    try requireNone("SELECT id FROM payment_attempts WHERE state = 'open'")
  }

  private func requireNone(_ sql: String, _ values: any SQLConvertible...) throws(RepositoryError) {
    var isOpen = false
    try forEachRow(sql, values: values) { _ in isOpen = true }
    guard !isOpen else { throw RepositoryError(.paymentOpen, subject: subject, canRetry: true) }
  }

  /// Returns what the cart was agreed on for; throws unless no attempt is open and it holds just what is being paid.
  fileprivate func requirePayable(_ quote: PromotionQuote, by owner: Owner) throws(RepositoryError) -> CartTerms {
    let open = "SELECT id FROM payment_attempts WHERE owner = ? AND state = 'open'"
    try ask(open, owner)
    try askForCart(of: owner)
    try requireNone(open, owner)
    guard let cart = try cart(of: owner), cart.holdsJust(quote) else {
      throw RepositoryError(.cartChanged, subject: subject, canRetry: true)
    }
    return cart.terms
  }

  /// Makes an attempt an order; false where it is one already, or does not exist.
  fileprivate func insertOrder(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment
  ) throws(RepositoryError) -> Bool {
    let sql = """
      UPDATE counters SET value = value + 1
      WHERE name = 'orders' AND EXISTS (SELECT 1 FROM payment_attempts WHERE id = ?)
        AND NOT EXISTS (SELECT 1 FROM orders WHERE attempt_id = ?)
      RETURNING value
      """
    let number = try row(sql, attempt.number, attempt.number) { try $0.integer("value") }
    guard let number else { return false }
    try run(
      "INSERT INTO orders (id, attempt_id, paid_at, reference) VALUES (?, ?, ?, ?)",
      number,
      attempt.number,
      moment,
      reference
    )
    try add(from: "SELECT owner, 1 FROM payment_attempts WHERE id = ?", attempt.number, to: .orderCounts)
    return true
  }
}

extension SummaryTable {
  /// How many orders there are at each till.
  static let orderCounts = SummaryTable(
    name: "order_counts",
    key: ["owner"],
    sums: ["orders"],
    expected: """
      SELECT owner, count(*) FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id GROUP BY owner
      """
  )
}
