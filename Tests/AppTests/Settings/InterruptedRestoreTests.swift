import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

final class InterruptedRestoreTests: XCTestCase {
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
    let later = await run(["settings", "--json"])
    XCTAssertTrue(later.printed.contains(#""shop.gateway":null"#), later.printed)
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
}
