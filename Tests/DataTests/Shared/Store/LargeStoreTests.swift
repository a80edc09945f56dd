import ArcadeData
import ArcadeTesting
import XCTest

/// A watch with years of history is copied from a file to a server and back, page by page.
final class LargeStoreTests: XCTestCase {
  func testManyObservationsGoBothWaysInLittleMemory() async throws {
    let isLong = ProcessInfo.processInfo.environment["ARCADE_FUZZ_ROUNDS"] != nil
    let count = isLong ? 1_000_000 : 100_000
    let folder = try TemporaryFolder()
    let file = Database(path: folder.path("file"), migrations: ArcadeSchema.migrations)
    let back = Database(path: folder.path("back"), migrations: ArcadeSchema.migrations)
    let server = Database(
      server: try PostgreSQLCluster.shared.get().makeDatabase(),
      migrations: ArcadeSchema.migrations
    )
    _ = try await file.read { _ in true }
    try file.runByHand(Self.observations(count))

    let memory = try await ProcessUse.mostMemory {
      let there = try await file.copyEverything(to: server)
      let here = try await server.copyEverything(to: back)
      XCTAssertEqual(there.first { $0.name == "price_history" }?.rows, count)
      XCTAssertEqual(there, here)
    }

    // A hundred thousand rows take more than that if they are all in memory.
    XCTAssertLessThan(memory ?? 0, 16_000_000)
    try await expectEqual(back.faults(against: ArcadeIntegrityChecks.all), [])
    let shell = try SQLiteShell(back.path)
    try shell.run("ATTACH '\(file.path)' AS original")
    let missing = "SELECT * FROM original.price_history EXCEPT SELECT * FROM main.price_history"
    XCTAssertEqual(try shell.run("SELECT count(*) FROM (\(missing))"), "0")
    shell.close()
  }

  /// Returns statements for a watch of a thousand listings, each with its share of observations.
  private static func observations(_ count: Int) -> String {
    """
    BEGIN;
    INSERT INTO watches (id, name, source, keyword, sort_order, result_count)
      VALUES (1, 'lamp', 'demo', 'lamp', 'popularity', 1000);
    INSERT INTO watch_updates (watch_id, number, updated_at, new, returned, out_of_sight, changed, unchanged)
      VALUES (1, 1, '2026-01-01T00:00:00.000Z', 1000, 0, 0, 0, 0);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO listings (id, watch_id, item_id, name, rank, state, is_unread, has_returned)
      SELECT i, 1, 'item' || i, 'Name of ' || i, i, 'observing', 0, 0 FROM n;
    INSERT INTO review_count_history (listing_id, observed_at) SELECT id, '2026-01-01T00:00:00.000Z' FROM listings;
    INSERT INTO review_average_history (listing_id, observed_at) SELECT id, '2026-01-01T00:00:00.000Z' FROM listings;
    INSERT INTO stock_history (listing_id, observed_at) SELECT id, '2026-01-01T00:00:00.000Z' FROM listings;
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < \(count - 1))
      INSERT INTO price_history (listing_id, price_minor, currency, observed_at)
      SELECT i % 1000 + 1, 1000 + i % 977, 'JPY',
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' seconds') FROM n;
    COMMIT
    """
  }
}
