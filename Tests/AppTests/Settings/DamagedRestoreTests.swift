import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

final class DamagedRestoreTests: XCTestCase {
  func testADamagedDatabaseIsNamedAndGivesWayAfterAnErasure() async throws {
    let run = try BareRun()
    let (copy, database) = (run.folder.path("copy"), run.folder.path("data/arcade.sqlite"))
    _ = await run(["shop"], typing: ["MUG"])
    _ = await run(["backup", copy])
    let sound = try Data(contentsOf: URL(fileURLWithPath: database))
    let damaged = sound.prefix(4_096) + Data(repeating: 0x5A, count: sound.count - 4_096)
    try damaged.write(to: URL(fileURLWithPath: database))

    let refused = await run(["restore", copy, "--yes"])
    let left = try Data(contentsOf: URL(fileURLWithPath: database))
    _ = await run(["settings", "erase", "--yes"])
    let restored = await run(["restore", copy, "--yes"])

    XCTAssertEqual(refused.exit, .badData)
    XCTAssertEqual(
      refused.complained,
      "\(database) itself is damaged, so nothing was replaced. "
        + "Move it away, or run arcade settings erase; then restore again.\n"
    )
    XCTAssertEqual(left, damaged)
    XCTAssertEqual(restored.exit, .done)
    let cart = await run(["shop"], typing: ["cart"])
    XCTAssertTrue(cart.printed.contains("In the cart: 1 piece, €7.50"), cart.printed)
  }
}
