import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// The contents of a closing, however large, and after a transfer to another owner.
final class ClosedDrawerTests: XCTestCase {
  func testOfVeryManyOrdersAClosingSaysWhatWasPaid() async throws {
    try await onEveryEngine { database in
      _ = try await database.read { _ in true }
      try database.runByHand(Self.manyOrders)
      let till = SQLTillRepository(database: database)
      let start = Moment(milliseconds: 0)
      let closing = try await till.close(counted: .zero(.eur), at: start)
      let closed = try await till.closing(closing.id)
      let totals = try XCTUnwrap(closed?.totals.first)
      // 5,001 mugs of 7.50, one of them by practice card; one paid in cash was refunded.
      XCTAssertEqual(totals.orderCount, 5_001)
      XCTAssertEqual(totals.sales.minorUnits, 3_750_750)
      XCTAssertEqual([totals.first?.number, totals.last?.number], [1, 5_001])
      XCTAssertEqual(totals.refundCount, 1)
      XCTAssertEqual(totals.net.minorUnits, 3_750_000)
      XCTAssertEqual(totals.payments.map(\.sales.minorUnits), [3_750_000, 750])
      XCTAssertEqual(totals.payments.map(\.refunds.minorUnits), [750, 0])
      XCTAssertEqual(totals.payments.map(\.isPractice), [false, true])
      XCTAssertFalse(totals.isDetailed)
      XCTAssertEqual(closing.expected.minorUnits, 3_749_250)
      // The day's report has all of it.
      let day = try await till.totals(from: start, until: Moment(milliseconds: 4_000_000_000_000))
      XCTAssertEqual(day.map(\.payments), [totals.payments])
      XCTAssertEqual(day.first?.bestSellers.map(\.quantity), [.pieces(5_001)])
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testWhatIsSoldWhileADrawerIsClosedIsInOneClosing() async throws {
    try await onEveryEngine { database in
      let till = SQLTillRepository(database: database)
      try await withThrowingTaskGroup { group in
        group.addTask { for _ in 1...20 { _ = try await SoldMugs.sell(1, in: database) } }
        // Some attempts find an open payment or nothing to sell.
        group.addTask {
          for _ in 1...20 { _ = try? await till.close(counted: .zero(.eur), at: Moment(milliseconds: 1)) }
        }
        try await group.waitForAll()
      }
      _ = try? await till.close(counted: .zero(.eur), at: Moment(milliseconds: 1))
      var sold: [Int64] = []
      for closing in try await till.closings().reversed() {
        let totals = try await till.closing(closing.id)?.totals.first
        sold += (totals?.first?.number ?? 0)...(totals?.last?.number ?? 0)
        XCTAssertEqual(totals?.sales, closing.expected, "closing \(closing.id.number)")
      }
      XCTAssertEqual(sold, Array(1...20))
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testWhoAdoptsAClosingAndADrawerKeepsThemApart() async throws {
    try await onEveryEngine { database in
      let ann = try XCTUnwrap(Owner("Ann"))
      let (nobodys, anns) = (SQLTillRepository(database: database), SQLTillRepository(database: database, owner: ann))
      let moment = Moment(milliseconds: 1)
      // Orders 1 and 2 are closed, each at its till; 3 and 4 are not.
      for owner in [.nobody, ann] { _ = try await SoldMugs.sell(1, in: database, by: owner) }
      _ = try await anns.close(counted: .zero(.eur), at: moment)
      _ = try await nobodys.close(counted: .zero(.eur), at: moment)
      for owner in [ann, .nobody] { _ = try await SoldMugs.sell(1, in: database, by: owner) }
      try await nobodys.add(DrawerMove(.float, euro(5_000), at: moment))

      _ = try await SQLOwnerRepository(database: database).claim(by: ann)

      try await expectEqual(anns.takeBack(at: moment)?.kind, .float)
      try await expectEqual(anns.drawer(in: .eur).expected.minorUnits, 1_500)
      let last = try await anns.close(counted: .zero(.eur), at: moment)
      for (number, orders) in [(1, [2, 2]), (2, [1, 1]), (last.id.number, [3, 4])] as [(Int64, [Int64])] {
        let totals = try await anns.closing(Closing.ID(number: number))?.totals.first
        XCTAssertEqual([totals?.first?.number, totals?.last?.number], orders, "closing \(number)")
      }
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  /// One order more than a closing lists in detail, in SQL for both engines.
  private static let manyOrders = """
    INSERT INTO payment_attempts (id, nonce, state, started_at, day, currency)
      \(each) SELECT i, i, 'paid', '2026-11-20T09:00:00.000Z', '2026-11-20', 'EUR' FROM n;
    INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity, discount_minor, tax_hundredths)
      \(each) SELECT i, 0, 'MUG', 'Mug', 750, 1, 0, 2100 FROM n;
    INSERT INTO sale_pieces (attempt_id, position, number, quantity, price_minor) \(each) SELECT i, 0, 0, 1, 750 FROM n;
    INSERT INTO sale_tenders (attempt_id, position, kind, amount_minor, given_minor)
      \(each) SELECT i, 0, CASE WHEN i = 1 THEN 'card' ELSE 'cash' END, 750, 750 FROM n;
    INSERT INTO drawers (owner, currency, sales_minor, refunds_minor) VALUES ('', 'EUR', 3750000, 750);
    INSERT INTO orders (id, attempt_id, paid_at, reference, drawer_id)
      \(each) SELECT i, i, '2026-11-20T09:00:00.000Z', CASE WHEN i = 1 THEN 'practice-1-1' ELSE 'cash' END,
      (SELECT id FROM drawers) FROM n;
    INSERT INTO order_counts (owner, orders) VALUES ('', 5001);
    INSERT INTO refunds (id, order_id, owner, refunded_at, currency, cash_minor, card_minor, drawer_id)
      SELECT 1, 2, '', '2026-11-20T17:00:00.000Z', 'EUR', 750, 0, id FROM drawers;
    INSERT INTO refund_pieces (refund_id, position, number, quantity, price_minor) VALUES (1, 0, 0, 1, 750);
    UPDATE counters SET value = 5001 WHERE name = 'orders';
    UPDATE counters SET value = 1 WHERE name = 'refunds'
    """

  private static let each = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5001)"
}
