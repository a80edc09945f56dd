import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Documents with more orders than are read at a time.
final class OrderDocumentTests: XCTestCase {
  func testADocumentOfWhichAPageCannotBeReadIsNotBegun() async throws {
    let run = try BareRun()
    await run.done(["shop", "orders"])
    try run.sql(Self.manyOrders)
    expectEqual(try await run.done(["shop", "orders", "--json"]).list("orders").count, 600)
    // Newest first, the oldest order is on the second page.
    try run.sql("DELETE FROM sale_pieces WHERE attempt_id = 1")
    for command in [["shop", "orders", "--json"], ["shop", "orders", "--csv"]] {
      await expectNothing(of: command, in: run)
    }
    // Oldest first, the newest order is.
    try run.sql("INSERT INTO sale_pieces VALUES (1, 0, 0, 1, 750); DELETE FROM sale_pieces WHERE attempt_id = 600")
    for command in [["shop", "export"], ["shop", "export", "--json"]] { await expectNothing(of: command, in: run) }
  }

  private func expectNothing(of command: [String], in run: BareRun) async {
    let outcome = await run(command)
    XCTAssertEqual(outcome.exit, .badData, "\(command)")
    XCTAssertEqual(outcome.printed, "", "\(command)")
    XCTAssertFalse(outcome.complained.isEmpty, "\(command)")
  }

  private static let manyOrders = """
    INSERT INTO payment_attempts (id, nonce, state, started_at, day, currency)
      \(each) SELECT i, i, 'paid', '2026-11-20T09:00:00.000Z', '2026-11-20', 'EUR' FROM n;
    INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity, discount_minor)
      \(each) SELECT i, 0, 'MUG', 'Mug', 750, 1, 0 FROM n;
    INSERT INTO sale_pieces (attempt_id, position, number, quantity, price_minor) \(each) SELECT i, 0, 0, 1, 750 FROM n;
    INSERT INTO sale_tenders (attempt_id, position, kind, amount_minor, given_minor)
      \(each) SELECT i, 0, 'cash', 750, 750 FROM n;
    INSERT INTO drawers (owner, currency, sales_minor) VALUES ('', 'EUR', 450000);
    INSERT INTO orders (id, attempt_id, paid_at, reference, drawer_id)
      \(each) SELECT i, i, '2026-11-20T09:00:00.000Z', 'cash', (SELECT id FROM drawers) FROM n;
    """

  private static let each = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)"
}
