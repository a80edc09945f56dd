import ArcadeData
import ArcadeDomain
import ArcadeTesting

/// What a till does with its own cart and payments in a store.
struct Till: Sendable {
  let carts: SQLCartRepository
  let payments: HeardPayments

  init(_ database: Database, owner: Owner) {
    carts = SQLCartRepository(database: database, owner: owner)
    payments = HeardPayments(SQLPaymentRepository(database: database, owner: owner), of: owner, in: OpenPayments())
  }

  /// Puts four products into the cart: 20.00 and 7.50, and two of 5.00 for the price of one.
  func fillCart() async throws {
    try await carts.save(.scanning(["VOUCHER", "TSHIRT", "VOUCHER", "MUG"], from: .sample()))
  }

  /// Pays what is in the cart, 32.50.
  func pay() async throws -> Order {
    let quote = try PromotionBook.sample().quote(
      for: .scanning(["VOUCHER", "TSHIRT", "VOUCHER", "MUG"], from: .sample()),
      on: CalendarDay(daysSince1970: 20_000)
    )
    let attempt = try await payments.begin(quote, nonce: .random(in: 0 ... .max), at: Moment(milliseconds: 1))
    return try await settle(attempt)
  }

  /// Brings to its end what is open.
  func settlePending() async throws -> [Order] {
    var orders: [Order] = []
    for attempt in try await payments.pending() { orders.append(try await settle(attempt)) }
    return orders
  }

  private func settle(_ attempt: PaymentAttempt) async throws -> Order {
    try await payments.settle(attempt.id, reference: "r-\(attempt.id.number)", at: Moment(milliseconds: 2))
  }
}
