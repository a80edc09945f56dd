public import ArcadeDomain

/// Reads receipts from `orders` and the payments that they came from.
public struct SQLOrderRepository: OrderRepository {
  private let database: Database

  /// Reads the receipts of a database.
  public init(database: Database) { self.database = database }

  /// Reads all orders with their lines, newest first.
  public func orders() async throws(RepositoryError) -> [Order] {
    try await database.read { connection in
      try connection.orders()
    }
  }

  /// Counts the orders of some days.
  public func count(in days: DaySpan) async throws(RepositoryError) -> Int {
    try await database.read { connection in
      let sql = """
        SELECT count(*) AS orders FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id
        WHERE payment_attempts.day >= ? AND payment_attempts.day <= ?
        """
      return Int(try connection.row(sql, days.first, days.last) { try $0.integer("orders") } ?? 0)
    }
  }

  /// Reads a page of orders without their lines, newest first.
  public func summaries(
    in days: DaySpan,
    skipping skipped: Int,
    most: Int
  ) async throws(RepositoryError) -> [OrderSummary] {
    try await database.read { connection in
      try connection.summaries(in: days, skipping: skipped, most: most)
    }
  }

  /// Reads one order with its lines.
  public func order(_ id: Order.ID) async throws(RepositoryError) -> Order? {
    try await database.read { connection in
      try connection.orders(where: "orders.id = ?", id.number).first
    }
  }

  /// Reads how many payments each of some discounts took something off, or added a piece to.
  public func uses(of discounts: Set<Promotion.ID>) async throws(RepositoryError) -> [Promotion.ID: Int] {
    try await database.read { connection in try connection.uses(of: discounts) }
  }
}

extension Connection {
  /// Returns the orders that satisfy a condition with one value, or all, newest first.
  func orders(where condition: String = "1 = ?", _ value: any SQLConvertible = 1) throws(RepositoryError) -> [Order] {
    try orders(where: condition, values: [value])
  }

  /// Returns the orders that satisfy a condition with what came back of them, newest first.
  func orders(where condition: String, values: [any SQLConvertible]) throws(RepositoryError) -> [Order] {
    var orders: [Order] = []
    try forEachRow(
      """
      SELECT payment_attempts.*, orders.id AS order_id, orders.attempt_id, orders.paid_at, orders.reference,
        owners.name AS till
      FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id
        JOIN owners ON owners.owner = payment_attempts.owner
      WHERE \(condition) ORDER BY orders.id DESC
      """,
      values: values
    ) { row in
      let order = Order(
        id: Order.ID(number: try row.integer("order_id")),
        paidAt: try row.moment("paid_at"),
        reference: try row.text("reference"),
        quote: try soldQuote(of: row, id: "attempt_id"),
        terms: try row.terms(in: row.currency("currency")),
        tenders: try tenders(of: row, id: "attempt_id"),
        till: try row.owner(named: "till")
      )
      orders.append(try addingRefunds(to: order))
    }
    return orders
  }
}

extension Connection {
  /// What the pieces cost is stored piece by piece, so that a sum needs none of the lines.
  fileprivate func summaries(in days: DaySpan, skipping skipped: Int, most: Int) throws(RepositoryError)
    -> [OrderSummary]
  {
    try rows(
      """
      SELECT orders.id AS order_id, orders.paid_at, owners.name AS till, payment_attempts.currency,
        CAST((SELECT coalesce(sum(sale_pieces.quantity), 0) FROM sale_pieces
          WHERE sale_pieces.attempt_id = orders.attempt_id) AS BIGINT) AS pieces,
        CAST((SELECT coalesce(sum(sale_pieces.quantity * sale_pieces.price_minor), 0) FROM sale_pieces
          WHERE sale_pieces.attempt_id = orders.attempt_id)
          + coalesce(payment_attempts.shipping_minor, 0)
          - coalesce(payment_attempts.shipping_discount_minor, 0) AS BIGINT) AS total_minor,
        CAST((SELECT coalesce(sum(cash_minor + card_minor), 0) FROM refunds
          WHERE refunds.order_id = orders.id) AS BIGINT) AS refunded_minor
      FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id
        JOIN owners ON owners.owner = payment_attempts.owner
      WHERE payment_attempts.day >= ? AND payment_attempts.day <= ?
      ORDER BY orders.id DESC LIMIT ? OFFSET ?
      """,
      days.first,
      days.last,
      most,
      skipped
    ) { row in
      OrderSummary(
        id: Order.ID(number: try row.integer("order_id")),
        paidAt: try row.moment("paid_at"),
        pieces: Int(try row.integer("pieces")),
        total: try row.money("total_minor"),
        refunded: try row.money("refunded_minor"),
        till: try row.owner(named: "till")
      )
    }
  }
}

extension DaySpan {
  /// A text that no day of it stands before.
  fileprivate var first: String { from?.isoText ?? "" }
  /// A text that no day of it stands behind.
  fileprivate var last: String { until?.isoText ?? "~" }
}
