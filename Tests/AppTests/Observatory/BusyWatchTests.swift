import ArcadeTesting
import XCTest

/// An update of a watch that somebody else is updating.
final class BusyWatchTests: XCTestCase {
  func testItEndsWithTryAgainAndSaysWhoIsAtIt() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["observe", "search", "lamp", "--count", "8", "--as", "till-1"])
    _ = try arcade.sql(
      """
      INSERT INTO owners VALUES ('till-1', 'till-1');
      INSERT INTO watch_leases VALUES (1, 'other', 'till-1', '9999-01-01T00:00:00.000Z')
      """
    )
    let update = try arcade.start(["observe", "update", "lamp", "--as", "till-2"])

    XCTAssertEqual(try update.ending(), .exit(75))
    XCTAssertEqual(update.complained, "lamp: till-1 is updating this watch; try again in a moment.\n")
    _ = try arcade.sql("UPDATE watch_leases SET ends_at = '2026-01-01T00:00:00.000Z'")
    XCTAssertTrue(try arcade.print(["observe", "update", "lamp"]).contains("lamp: "))
    XCTAssertEqual(try arcade.sql("SELECT count(*) FROM watch_leases"), "0")
  }
}
