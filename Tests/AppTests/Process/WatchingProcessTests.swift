import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// The built program, killed while it updates a watch, and started twice at once.
final class WatchingProcessTests: XCTestCase {
  private static let histories = """
    SELECT item_id, 'price', price_minor, observed_at FROM price_history JOIN listings ON listings.id = listing_id
    UNION ALL SELECT item_id, 'count', review_count, observed_at FROM review_count_history
      JOIN listings ON listings.id = listing_id
    UNION ALL SELECT item_id, 'average', review_average_thousandths, observed_at FROM review_average_history
      JOIN listings ON listings.id = listing_id
    UNION ALL SELECT item_id, 'stock', is_available, observed_at FROM stock_history
      JOIN listings ON listings.id = listing_id
    ORDER BY 1, 2, 4
    """
  private static let halfUpdates = """
    SELECT count(*) FROM (SELECT observed_at FROM price_history UNION SELECT observed_at FROM review_count_history
      UNION SELECT observed_at FROM review_average_history UNION SELECT observed_at FROM stock_history)
    WHERE observed_at NOT IN (SELECT updated_at FROM watch_updates)
    """

  /// An update that was killed at any moment can be repeated with the same result as one that was not killed.
  func testAKillDuringAnUpdateLeavesTheWatchBeforeOrAfterItAndNeverBetween() throws {
    let (killed, unharmed) = (try ArcadeProcess(), try ArcadeProcess())
    for arcade in [killed, unharmed] { _ = try arcade.print(["observe", "search", "tea", "--now", moment(0)]) }
    for (day, moment) in zip(1..., Array(repeating: KillMoment.allCases, count: FuzzShare.of(3)).joined()) {
      let update = ["observe", "update", "tea", "--now", self.moment(day)]
      let program = try killed.start(update)
      try moment.kill(program, on: killed, after: nil, end: "\n")
      _ = try program.ending()
      XCTAssertEqual(try killed.sql(Self.halfUpdates), "0", "day \(day)")
      // The test does not wait until the lease of a killed process expires.
      _ = try killed.sql("DELETE FROM watch_leases")

      _ = try killed.print(update)
      _ = try unharmed.print(update)
      XCTAssertEqual(try killed.sql(Self.histories), try unharmed.sql(Self.histories), "day \(day)")
    }
    XCTAssertEqual(try killed.sql("PRAGMA integrity_check"), "ok")
  }

  func testAWatchThatIsDeletedMeanwhileDoesNotKeepTheOthersBack() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["observe", "search", "tea", "--now", moment(0)])
    _ = try arcade.print(["observe", "search", "lamp", "--now", moment(0)])
    // Between the first update and the second, however fast they are.
    _ = try arcade.sql(
      """
      CREATE TRIGGER meanwhile AFTER INSERT ON watch_updates WHEN NEW.watch_id = (SELECT id FROM watches WHERE name = 'lamp')
      BEGIN DELETE FROM watches WHERE name = 'tea'; END
      """
    )
    let program = try arcade.run(["observe", "every", "1s", "tea", "lamp", "--times", "3", "--now", moment(1)])
    XCTAssertTrue(program.complained.contains("tea"), program.complained)
    XCTAssertEqual(try arcade.sql("SELECT count(*) FROM watch_updates"), "4")
  }

  func testTwoCopiesThatUpdateAtOnceDoSoOneAtATime() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["observe", "search", "tea", "--now", moment(0)])
    var done = 0
    for day in 1...5 {
      let copies = try [1, 2].map { _ in try arcade.start(["observe", "update", "--now", moment(day)]) }
      let endings = try copies.map { try $0.ending() }
      // A process that finds the watch in use is told to try again.
      XCTAssertTrue(endings.allSatisfy { $0 == .exit(0) || $0 == .exit(75) }, "\(endings)")
      XCTAssertTrue(endings.contains(.exit(0)), "\(endings)")
      done += endings.count { $0 == .exit(0) }
    }
    let updates = try arcade.sql("SELECT count(*), count(DISTINCT number) FROM watch_updates")
    XCTAssertEqual(updates, "\(done + 1)|\(done + 1)")
    XCTAssertEqual(
      try arcade.sql("SELECT count(*) FROM price_history GROUP BY listing_id, observed_at HAVING count(*) > 1"),
      ""
    )
  }

  private func moment(_ day: Int) -> String { "2026-12-\(day + 1 < 10 ? "0" : "")\(day + 1)T09:00:00Z" }
}
