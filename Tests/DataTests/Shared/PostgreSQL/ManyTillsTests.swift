import ArcadeData
@testable import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// Several tills at one server, which is killed repeatedly in some tests.
final class ManyTillsTests: XCTestCase {
  /// The number of times that the server is killed.
  private static let kills = environment["ARCADE_FUZZ_ROUNDS"].flatMap(Int.init).map { $0 / 3 } ?? FuzzShare.of(10)
  private static let environment = ProcessInfo.processInfo.environment

  func testThreeTillsSellManyCartsEachAtOnce() async throws {
    let carts = FuzzShare.of(200)
    let (cluster, address, name) = try makeNamedDatabase()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...3 {
        let database = Database(server: address, migrations: ArcadeSchema.migrations)
        let till = Till(database, owner: try XCTUnwrap(Owner("till-\(number)")))
        group.addTask {
          for _ in 1...carts {
            try await till.fillCart()
            _ = try await till.pay()
          }
        }
      }
      try await group.waitForAll()
    }

    try expectOrders(3 * carts, in: cluster, name)
    let tills = try cluster.psql(
      """
      SELECT owner, count(*) FROM orders JOIN payment_attempts ON payment_attempts.id = attempt_id
      GROUP BY owner ORDER BY owner
      """,
      inArcadeOn: name
    )
    XCTAssertEqual(tills, "till-1|\(carts)\ntill-2|\(carts)\ntill-3|\(carts)")
  }

  func testWhatWasPaidIsThereOnceHoweverOftenTheServerIsKilled() async throws {
    let cluster = try PostgreSQLCluster()
    let (address, name) = try cluster.makeNamedDatabase()
    let (payments, paid) = AsyncStream.makeStream(of: Order.self)
    let tills = try (1...3).map { number in
      Till(
        Database(server: address, migrations: ArcadeSchema.migrations),
        owner: try XCTUnwrap(Owner("till-\(number)"))
      )
    }
    let selling = tills.map { till in
      Task {
        while !Task.isCancelled {
          do {
            try await till.fillCart()
            paid.yield(try await till.pay())
          } catch {
            // Open payments are settled first, as the shop does.
            for order in (try? await till.settlePending()) ?? [] { paid.yield(order) }
          }
        }
      }
    }
    var (acknowledged, left, kills): ([Order], Int, Int) = ([], 1, 0)
    for await order in payments {
      acknowledged.append(order)
      left -= 1
      guard left == 0 else { continue }
      guard kills < Self.kills else { break }
      try cluster.crash()
      kills += 1
      left = .random(in: 1...12)
    }
    for task in selling { task.cancel() }
    for task in selling { await task.value }
    // The last cancelled one may have left an open payment, and the server may be restarting.
    for till in tills {
      while await repositoryFailure(of: { try await till.settlePending() })?.canRetry == true {}
    }

    let stored = try await SQLOrderRepository(
      database: Database(server: address, migrations: ArcadeSchema.migrations)
    ).orders()
    XCTAssertEqual(Set(acknowledged.map(\.id)).count, acknowledged.count)
    for order in acknowledged {
      XCTAssertEqual(stored.filter { $0.reference == order.reference }.map(\.id), [order.id])
    }
    try expectOrders(stored.count, in: cluster, name)
  }

  func testOfSixteenTillsThatPayAtOnceOneGetsADiscountWithALimitOfOne() async throws {
    let address = try PostgreSQLCluster.shared.get().makeDatabase()
    try await expectOneDiscount { Database(server: address, migrations: ArcadeSchema.migrations) }
    let path = try makeArcadeDatabase().path
    try await expectOneDiscount { Database(path: path, migrations: ArcadeSchema.migrations) }
  }

  func testACrashIsOverWhenAnotherServerAnswers() throws {
    let cluster = try PostgreSQLCluster()
    var starts = [try cluster.start]
    for _ in 1...2 {
      try cluster.crash()
      starts.append(try cluster.start)
    }

    XCTAssertEqual(Set(starts).count, 3)
  }

  /// All get a quote of 4.00 before the first one pays; late ones accept 5.00.
  private func expectOneDiscount(in makeDatabase: () -> Database) async throws {
    let welcome = PromotionBook([try .welcome()])
    let tills = try (1...16).map {
      try Shop(in: makeDatabase(), of: XCTUnwrap(Owner("till-\($0)")), discounts: welcome)
    }
    var told: [(Shop, PromotionQuote)] = []
    for till in tills {
      try await till.carts.save(.scanning(["VOUCHER"], from: .sample()))
      guard case .pay(let quote) = try await till.prepareCheckout(agreed: euro(400)).next else {
        return XCTFail("it does not cost 4.00")
      }
      told.append((till, quote))
    }
    await withTaskGroup { group in
      for (till, quote) in told { group.addTask { await Self.pay(quote, at: till) } }
    }
    let orders = try await tills[0].orders.orders()
    XCTAssertEqual(orders.map(\.quote.total.minorUnits).sorted(), [400] + Array(repeating: 500, count: 15))
    try await expectEqual(tills[0].orders.uses(of: ["welcome"]), ["welcome": 1])
    try await expectEqual(makeDatabase().faults(against: ArcadeIntegrityChecks.all), [])
  }

  /// Pays a total, or the current price.
  private static func pay(_ quote: PromotionQuote, at till: Shop) async {
    if case .paid? = try? await till.payForCart(quote, nonce: .random(in: 0 ... .max)) { return }
    guard case .pay(let dearer)? = try? await till.prepareCheckout(agreed: euro(500)).next else {
      return XCTFail("who comes too late is not asked for 5.00")
    }
    _ = try? await till.payForCart(dearer, nonce: .random(in: 0 ... .max))
  }

  /// Expects a number of orders of 32.50, numbered from 1, and no open payment.
  private func expectOrders(_ count: Int, in cluster: PostgreSQLCluster, _ name: String) throws {
    let numbers = try cluster.psql("SELECT min(id), max(id), count(*) FROM orders", inArcadeOn: name)
    XCTAssertEqual(numbers, "1|\(count)|\(count)")
    let sums = try cluster.psql(
      """
      SELECT sum(quantity * unit_price_minor - discount_minor), sum(quantity)
      FROM sale_lines JOIN orders USING (attempt_id)
      """,
      inArcadeOn: name
    )
    XCTAssertEqual(sums, "\(3_250 * count)|\(4 * count)")
    let open = try cluster.psql("SELECT count(*) FROM payment_attempts WHERE state = 'open'", inArcadeOn: name)
    XCTAssertEqual(open, "0")
  }
}

extension PostgreSQLCluster {
  /// The start time of the running server.
  fileprivate var start: String { get throws { try psql("SELECT pg_postmaster_start_time()", on: "postgres") } }

  fileprivate func psql(_ sql: String, inArcadeOn name: String) throws -> String {
    try psql("SET search_path TO arcade; \(sql)", on: name)
  }
}

/// A till with its own cart and payments in a store.
struct Till: Sendable {
  let carts: SQLCartRepository
  let payments: AcknowledgedPayments

  init(_ database: Database, owner: Owner) {
    carts = SQLCartRepository(database: database, owner: owner)
    payments = AcknowledgedPayments(
      SQLPaymentRepository(database: database, owner: owner),
      of: owner,
      in: OpenPayments()
    )
  }

  /// Puts four products into the cart: 20.00 and 7.50, and two of 5.00 for the price of one.
  func fillCart() async throws {
    try await carts.save(.scanning(["VOUCHER", "TSHIRT", "VOUCHER", "MUG"], from: .sample()))
  }

  /// Pays for the cart, 32.50.
  func pay() async throws -> Order {
    let quote = try PromotionBook.sample().quote(
      for: .scanning(["VOUCHER", "TSHIRT", "VOUCHER", "MUG"], from: .sample()),
      on: CalendarDay(daysSince1970: 20_000)
    )
    let attempt = try await payments.begin(quote, nonce: .random(in: 0 ... .max), at: Moment(milliseconds: 1))
    return try await settle(attempt)
  }

  /// Settles open payments.
  func settlePending() async throws -> [Order] {
    var orders: [Order] = []
    for attempt in try await payments.pending() { orders.append(try await settle(attempt)) }
    return orders
  }

  private func settle(_ attempt: PaymentAttempt) async throws -> Order {
    try await payments.settle(attempt.id, reference: "r-\(attempt.id.number)", at: Moment(milliseconds: 2))
  }
}
