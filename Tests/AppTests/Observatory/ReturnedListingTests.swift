import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// What is back at another price says both, on every line and in every document.
final class ReturnedListingTests: XCTestCase {
  func testWhatReturnsAtAnotherPriceSaysBoth() async throws {
    let run = try BareRun()
    let feed = run.folder.path("shop.csv")
    func write(_ rows: String) throws { try run.folder.write(Data("id,name,price\n\(rows)".utf8), to: "shop.csv") }
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
    XCTAssertTrue(list.printed.contains(/Tea B +€5.00 +returned, ↑ price\n/), list.printed)
    XCTAssertTrue(changed.printed.contains(#""id":"b""#) && !changed.printed.contains(#""id":"a""#), changed.printed)
  }
}
