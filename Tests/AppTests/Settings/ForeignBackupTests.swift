import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// Backups whose settings somebody changed.
final class ForeignBackupTests: XCTestCase {
  func testSettingsThatNoBackupHasAreTheBackupsFaultAndReplaceNothing() async throws {
    let changes = [
      "INSERT OR REPLACE INTO backup_settings VALUES ('shop.gateway', 'nonsense')",
      "INSERT INTO backup_settings VALUES ('shop.catalog', '')",
      "DROP TABLE backup_settings; CREATE TABLE backup_settings (theirs); INSERT INTO backup_settings VALUES (1)",
      "DROP TABLE backup_settings; CREATE TABLE backup_settings (name, value); INSERT INTO backup_settings VALUES (1, 2)",
    ]
    for change in changes {
      let run = try BareRun()
      let copy = run.folder.path("copy")
      _ = await run(["settings", "set", "shop.gateway", "decline"])
      _ = await run(["backup", copy])
      _ = await run(["shop"], typing: ["MUG"])
      try SQLiteShell.run(change, on: copy)
      let before = try Data(contentsOf: URL(fileURLWithPath: run.folder.path("data/config.json")))

      let refused = await run(["restore", copy, "--yes"])

      XCTAssertEqual(refused.exit, .badData, change)
      XCTAssertEqual(
        refused.complained,
        "\(copy) is not a backup of Arcade. Nothing was changed; choose a file that Arcade has written as one.\n"
      )
      XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: run.folder.path("data/config.json"))), before)
      let cart = await run(["shop"], typing: ["cart"])
      XCTAssertTrue(cart.printed.contains("In the cart: 1 piece, €7.50"), cart.printed)
    }
  }

  func testAKeyInABackupIsIgnored() async throws {
    let run = try BareRun()
    let copy = run.folder.path("copy")
    _ = await run(["settings", "set", "observe.rakuten.access-key", "mine"])
    _ = await run(["backup", copy])
    let shell = try SQLiteShell(copy)
    try shell.run("UPDATE backup_settings SET value = 'theirs' WHERE name = 'observe.rakuten.access-key'")
    shell.close()

    let restored = await run(["restore", copy, "--yes"])

    XCTAssertEqual(restored.exit, .done)
    let kept = try String(contentsOfFile: run.folder.path("data/config.json"), encoding: .utf8)
    XCTAssertTrue(kept.contains(#""observe.rakuten.access-key" : "mine""#), kept)
  }
}
