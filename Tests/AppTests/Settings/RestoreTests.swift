import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// What a restoration restores, rejects and leaves behind, with damaged databases and copies.
final class RestoreTests: XCTestCase {
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
    try SQLiteShell.run(
      "UPDATE backup_settings SET value = 'theirs' WHERE name = 'observe.rakuten.access-key'",
      on: copy
    )

    await run.done(["restore", copy, "--yes"])
    let kept = try String(contentsOfFile: run.folder.path("data/config.json"), encoding: .utf8)
    XCTAssertTrue(kept.contains(#""observe.rakuten.access-key" : "mine""#), kept)
  }

  func testSettingsThatDidNotFollowTheDatabaseComeWithTheNextStart() async throws {
    let run = try BareRun()
    let (copy, settings) = (run.folder.path("copy"), run.folder.path("data/config.json"))
    _ = await run(["settings", "set", "shop.gateway", "decline"])
    _ = await run(["backup", copy])
    _ = await run(["shop"], typing: ["MUG"])
    try FileManager.default.removeItem(atPath: settings)
    try FileManager.default.createSymbolicLink(atPath: settings, withDestinationPath: "/proc/arcade/config.json")
    let interrupted = await run(["restore", copy, "--yes"])
    XCTAssertNotEqual(interrupted.exit, .done)
    try FileManager.default.removeItem(atPath: settings)

    let shown = await run(["settings", "--json"])

    XCTAssertTrue(shown.printed.contains(#""shop.gateway":"decline""#), shown.printed)
    _ = await run(["settings", "unset", "shop.gateway"])
    expect(await run(["settings", "--json"]).printed, contains: #""shop.gateway":null"#)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: run.folder.path("data")).sorted(),
      ["arcade.sqlite", "config.json"]
    )
  }

  func testWhatAKilledRestorationLeftGoesWithTheNextStart() async throws {
    let run = try BareRun()
    _ = await run(["shop"], typing: ["MUG"])
    let left = run.folder.path("data/config.json.restoring.7")
    try run.folder.write(Data(), to: "data/config.json.restoring.7")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: left)

    _ = await run(["shop", "products"])

    XCTAssertFalse(FileManager.default.fileExists(atPath: left))
  }

  func testNumbersGoOnAboveThoseThatTheBackupDoesNotKnow() async throws {
    let run = try BareRun()
    let first = await sell(run)
    _ = await run(["backup", run.folder.path("copy.sqlite")])
    let later = [await sell(run), await sell(run)]

    let restored = await run(["restore", run.folder.path("copy.sqlite"), "--yes"])
    let afterwards = await sell(run)

    XCTAssertEqual([first] + later + [afterwards], [1, 2, 3, 4])
    let said = unwrapped(restored.printed)
    XCTAssertTrue(
      said.hasPrefix(
        "Orders 2 to 3 are not in the copy. Their numbers are not given again: the next one is 4. Everything is now as in "
      ),
      said
    )
    await run.done(["store", "check"])
  }

  func testWhatIsLostIsSaidBeforeItIsAskedAboutInEachLanguage() async throws {
    let run = try BareRun()
    _ = await run(["backup", run.folder.path("copy.sqlite")])
    _ = await sell(run)
    let expected = [
      ("en", "Order 1 is not in the copy. Its number is not given again: the next one is 2."),
      ("es", "El pedido 1 no está en la copia. Su número no se vuelve a dar: el siguiente es el 2."),
      ("ja", "注文 1 はバックアップにありません。同じ番号は二度と使わず、次は 2 になります。"),
    ]
    for (language, sentence) in expected {
      let asked = await run(["restore", run.folder.path("copy.sqlite"), "--lang", language], typing: ["no"])
      XCTAssertTrue(unwrapped(asked.printed).hasPrefix(sentence), asked.printed)
    }
    let document = await run(["restore", run.folder.path("copy.sqlite"), "--yes", "--json"])
    XCTAssertTrue(document.printed.contains(#""lost":[{"of":"orders","from":1,"until":1}]"#), document.printed)
  }

  func testADatabaseThatIsGoneHasGivenItsNumbersAllTheSame() async throws {
    let run = try BareRun()
    _ = await sell(run)
    _ = await run(["backup", run.folder.path("copy.sqlite")])
    _ = await sell(run)
    let file = run.folder.path("data/arcade.sqlite")
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }

    // A hundred numbers are reserved at once.
    expectEqual(await sell(run), 101)
    _ = await run(["restore", run.folder.path("copy.sqlite"), "--yes"])
    let restored = [await sell(run), await sell(run)]

    XCTAssertEqual(restored, [102, 103])
    await run.done(["store", "check"])
  }

  func testWhoeverErasesEverythingBeginsAnew() async throws {
    let run = try BareRun()
    _ = await sell(run)
    _ = await run(["settings", "erase", "--yes"])
    XCTAssertEqual(try run.folder.contents().keys.filter { $0.hasPrefix("data") }, [])
    expectEqual(await sell(run), 1)
  }

  /// Sells a mug and returns the number of its receipt.
  private func sell(_ run: BareRun) async -> Int {
    let said = await run(["shop"], typing: ["MUG", "pay"]).printed
    let number = said.firstMatch(of: /Receipt of order (\d+)/)?.1
    return number.flatMap { Int($0) } ?? 0
  }

  private func unwrapped(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
