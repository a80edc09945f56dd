import ArcadeDomain
import ArcadeTesting
import CSQLite
import Synchronization
import XCTest

@testable import ArcadeData

/// Queries about a day in a store with many earlier orders.
final class GrownDayTests: XCTestCase {
  private static let today = Moment(milliseconds: 1_795_132_800_000)

  func testADayAndItsBooksTakeAsLongHoweverManyOrdersThereWereBefore() async throws {
    let (few, many) = (try await steps(amongOrders: 200), try await steps(amongOrders: 20_000))
    for (question, count) in few {
      XCTAssertGreaterThan(count, 0, question)
      XCTAssertLessThan(many[question] ?? .max, count * 3 / 2, "\(question): \(count) steps among few orders")
    }
  }

  func testWhatIsBookedSinceADayIsInOrderWithWhatCameBackOfEarlierOrders() async throws {
    try await onEveryEngine { database in
      try await self.fill(database, before: 1_200)
      try database.runByHand(Self.manyRefunds)
      var numbers: [Int64] = []
      try await SQLOrderRepository(database: database).forEachPage(of: .booked(since: Self.today)) { orders in
        numbers += orders.map(\.id.number)
      }
      // Every second earlier order got a refund today, and three orders were paid.
      XCTAssertEqual(numbers, Array(stride(from: 2, through: 1_200, by: 2)) + Array(1_201...1_203))
      let back = try await SQLTillRepository(database: database)
        .totals(from: Self.today, until: Self.today.advanced(by: .seconds(86_400)))
      XCTAssertEqual(back.map { [$0.orderCount, $0.refundCount] }, [[3, 600]])
    }
  }

  /// Returns the number of hundred-instruction steps that each query takes, with a refund of the first order today.
  private func steps(amongOrders count: Int) async throws -> [String: Int] {
    let folder = try TemporaryFolder()
    let database = Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations)
    try await fill(database, before: count)
    try database.runByHand(Self.refund)
    let (till, orders) = (SQLTillRepository(database: database), SQLOrderRepository(database: database))
    let (start, end) = (Self.today, Self.today.advanced(by: .seconds(86_400)))
    let ticks = Ticks()
    try await database.read { connection in
      let driver = Mirror(reflecting: connection).children.compactMap { $0.value as? SQLiteConnection }.first
      sqlite3_progress_handler(try XCTUnwrap(driver).handle, 100, tick, Unmanaged.passUnretained(ticks).toOpaque())
    }
    var steps: [String: Int] = [:]
    for (question, ask) in [
      ("day", { try await expectEqual(till.totals(from: start, until: end).map(\.orderCount), [3]) }),
      (
        "books",
        {
          var numbers: [Int64] = []
          try await orders.forEachPage(of: .booked(since: start)) { numbers += $0.map(\.id.number) }
          XCTAssertEqual(numbers, [1] + (count + 1...count + 3).map(Int64.init))
        }
      ),
    ] as [(String, () async throws -> Void)] {
      let before = ticks.count
      try await ask()
      steps[question] = ticks.count - before
    }
    await database.close()
    return steps
  }

  /// Writes a number of orders of a year before, and three of today.
  private func fill(_ database: Database, before count: Int) async throws {
    _ = try await database.read { _ in true }
    let each = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count + 3))"
    let day = "CASE WHEN i > \(count) THEN '2026-11-20' ELSE '2025-11-20' END"
    try database.runByHand(
      """
      INSERT INTO payment_attempts (id, nonce, state, started_at, day, currency)
        \(each) SELECT i, i, 'paid', \(day) || 'T09:00:00.000Z', \(day), 'EUR' FROM n;
      INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity, discount_minor)
        \(each) SELECT i, 0, 'MUG', 'Mug', 750, 1, 0 FROM n;
      INSERT INTO sale_pieces (attempt_id, position, number, quantity, price_minor)
        \(each) SELECT i, 0, 0, 1, 750 FROM n;
      INSERT INTO sale_tenders (attempt_id, position, kind, amount_minor, given_minor)
        \(each) SELECT i, 0, 'cash', 750, 750 FROM n;
      INSERT INTO drawers (owner, currency, sales_minor) VALUES ('', 'EUR', \((count + 3) * 750));
      INSERT INTO orders (id, attempt_id, paid_at, reference, drawer_id)
        \(each) SELECT i, i, \(day) || 'T09:00:00.000Z', 'cash', (SELECT id FROM drawers) FROM n
      """
    )
  }

  private static let refund = """
    INSERT INTO refunds (id, order_id, owner, refunded_at, currency, cash_minor, card_minor, drawer_id)
      SELECT 1, 1, '', '2026-11-20T17:00:00.000Z', 'EUR', 750, 0, id FROM drawers;
    INSERT INTO refund_pieces (refund_id, position, number, quantity, price_minor) VALUES (1, 0, 0, 1, 750)
    """

  private static let manyRefunds = """
    INSERT INTO refunds (id, order_id, owner, refunded_at, currency, cash_minor, card_minor, drawer_id)
      SELECT id, id, '', '2026-11-20T17:00:00.000Z', 'EUR', 750, 0, drawer_id FROM orders
      WHERE id % 2 = 0 AND id <= 1200;
    INSERT INTO refund_pieces (refund_id, position, number, quantity, price_minor)
      SELECT id, 0, 0, 1, 750 FROM refunds
    """
}

/// Counts the progress callbacks of a database.
private final class Ticks: Sendable {
  private let counted = Atomic(0)

  var count: Int { counted.load(ordering: .relaxed) }

  func add() { counted.add(1, ordering: .relaxed) }
}

private func tick(_ context: UnsafeMutableRawPointer?) -> Int32 {
  if let context { Unmanaged<Ticks>.fromOpaque(context).takeUnretainedValue().add() }
  return 0
}
