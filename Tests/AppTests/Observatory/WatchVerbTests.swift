import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The output of the verbs of watches and tables.
final class WatchVerbTests: XCTestCase {
  func testWhatReturnsAtAnotherPriceSaysBoth() async throws {
    let run = try BareRun()
    let feed = run.folder.path("shop.csv")
    func write(_ rows: String) throws { try run.write("id,name,price\n\(rows)", to: "shop.csv") }
    try write("a,Tea A,1\nb,Tea B,2\nc,Tea C,3\n")
    _ = await run(["observe", "search", "tea", "--source", "file:\(feed)", "--now", "2026-12-01T09:00:00Z"])
    try write("a,Tea A,9\nb,Tea B,2\n")
    _ = await run(["observe", "update", "--now", "2026-12-02T09:00:00Z"])
    try write("c,Tea C,3\n")
    _ = await run(["observe", "update", "--now", "2026-12-03T09:00:00Z"])
    try write("a,Tea A,9\nb,Tea B,5\nc,Tea C,3\n")

    let update = await run(["observe", "update", "--now", "2026-12-04T09:00:00Z"])
    let list = await run(["observe", "list", "tea"])
    let changed = await run(["observe", "list", "tea", "--changed", "--json"])

    XCTAssertTrue(update.printed.hasPrefix("tea: Updated: 1 changed, 2 returned\n"), update.printed)
    XCTAssertTrue(update.printed.contains("Tea B: price rose, from €2.00 to €5.00\n"), update.printed)
    XCTAssertTrue(update.printed.contains("Tea B: returned\n"), update.printed)
    XCTAssertTrue(list.printed.contains(/Tea A +€9.00 +returned\n/), list.printed)
    XCTAssertTrue(list.printed.contains(/Tea B +€5.00 +returned, €2.00 → €5.00, \+150%\n/), list.printed)
    XCTAssertTrue(changed.printed.contains(#""id":"b""#) && !changed.printed.contains(#""id":"a""#), changed.printed)
  }

  func testItEndsWithTryAgainAndSaysWhoIsAtIt() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["observe", "search", "lamp", "--count", "8", "--as", "till-1"])
    _ = try arcade.sql(
      """
      INSERT INTO owners VALUES ('till-1', 'till-1');
      INSERT INTO watch_leases VALUES (1, 'other', 'till-1', '9999-01-01T00:00:00.000Z')
      """
    )
    let update = try arcade.run(["observe", "update", "lamp", "--as", "till-2"], exit: 75)
    XCTAssertEqual(update.complained, "lamp: till-1 is updating this watch; try again in a moment.\n")
    _ = try arcade.sql("UPDATE watch_leases SET ends_at = '2026-01-01T00:00:00.000Z'")
    XCTAssertTrue(try arcade.print(["observe", "update", "lamp"]).contains("lamp: "))
    XCTAssertEqual(try arcade.sql("SELECT count(*) FROM watch_leases"), "0")
  }

  func testWhatMayBeAKeyInAnAddressInPlaceOfAFileIsNotPrinted() async throws {
    let run = try BareRun()
    let file = try run.write("id,price\n1,2\n", to: "b.csv")
    let address = "http://me:planted@h.example/a.csv?token=planted#planted"
    for operands in [[address, file], [file, address]] {
      for extra in [[], ["--json"]] {
        let outcome = await run(["observe", "diff"] + operands + extra)
        XCTAssertEqual(outcome.exit.rawValue, 66, "a file that is not there")
        XCTAssertTrue(outcome.complained.contains("http://h.example/a.csv "), outcome.complained)
        XCTAssertFalse((outcome.printed + outcome.complained).contains("planted"), outcome.complained)
      }
    }
  }
}
