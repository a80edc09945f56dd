import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The feed of alerts.
final class AlertFeedTests: XCTestCase {
  func testItIsWrittenWithTheNewestFirstAndHostileNamesAsTexts() async throws {
    let run = try BareRun()
    let feed = try run.write("id,name,price,url\na,<b>&\"blue\" ink,24,https://shop.example/?a=1&b=2\n", to: "shop.csv")
    await run.done(["observe", "search", "blue", "--source", "file:\(feed)", "--name", "shop"])
    let empty = await run.done(["observe", "feed", "--now", "2026-12-01T09:00:00Z"]).printed
    XCTAssertTrue(empty.contains("<updated>2026-12-01T09:00:00Z</updated>"), empty)
    XCTAssertFalse(empty.contains("<entry>"))
    await run.done(["observe", "target", "shop", "below", "20"])
    try run.write("id,name,price,url\na,<b>&\"blue\" ink,19,https://shop.example/?a=1&b=2\n", to: "shop.csv")
    await run.done(["observe", "update", "--now", "2026-12-02T09:00:00Z"])

    let path = run.folder.path("told.atom")
    await run.done(["observe", "feed", "--out", path])
    let written = try String(contentsOfFile: path, encoding: .utf8)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o600, "others could read what is watched")
    let printed = await run.done(["observe", "feed"]).printed
    XCTAssertEqual(written, printed)
    let lines = written.split(separator: "\n")
    XCTAssertEqual(lines.count, 4, written)
    XCTAssertEqual(
      String(lines[2]),
      "<entry><id>urn:x-arcade:telling:1:1796202000000</id>"
        + "<title>shop: &lt;b&gt;&amp;&quot;blue&quot; ink: below 20: €24.00 → €19.00, −21%</title>"
        + "<updated>2026-12-02T09:00:00Z</updated>"
        + #"<link rel="alternate" href="https://shop.example/?a=1&amp;b=2"/>"#
        + #"<content type="text">shop: &lt;b&gt;&amp;&quot;blue&quot; ink: below 20: €24.00 → €19.00, −21%</content>"#
        + "</entry>"
    )
    let refused = await run(["observe", "feed", "--out", "/proc/none/told.atom"])
    XCTAssertEqual(refused.exit, .cannotCreate)
  }
}
