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

  /// Reads one order with its lines.
  public func order(_ id: Order.ID) async throws(RepositoryError) -> Order? {
    try await database.read { connection in
      try connection.orders(where: "orders.id = ?", id.number).first
    }
  }
}

extension Connection {
  /// Returns the orders that satisfy a condition with one value, or all, newest first.
  func orders(where condition: String = "1 = ?", _ value: any SQLConvertible = 1) throws(RepositoryError) -> [Order] {
    try rows(
      """
      SELECT orders.id, orders.attempt_id, orders.paid_at, orders.reference, day, currency, owners.name AS till
      FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id
        JOIN owners ON owners.owner = payment_attempts.owner
      WHERE \(condition) ORDER BY orders.id DESC
      """,
      value
    ) { row in
      Order(
        id: Order.ID(number: try row.integer("id")),
        paidAt: try row.moment("paid_at"),
        reference: try row.text("reference"),
        quote: try quote(
          of: PaymentAttempt.ID(number: row.integer("attempt_id")),
          on: row.day("day"),
          in: row.currency("currency")
        ),
        till: try row.owner(named: "till")
      )
    }
  }
}
