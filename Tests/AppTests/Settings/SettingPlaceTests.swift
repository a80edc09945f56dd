import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// What `settings set` says of a place; the screens are in transcripts.
final class SettingPlaceTests: XCTestCase {
  func testAPlaceIsSavedAndOneThatDoesNotExistIsNamed() async throws {
    let run = try BareRun()
    let there = try run.folder.write(Data("{}".utf8), to: "there.json")
    let missing = run.folder.path("nothing-here.json")
    for (place, isMissing) in [(missing, true), (there, false), ("https://a.example/list.json", false)] {
      let command = await run(["settings", "set", "shop.catalog", place])

      XCTAssertEqual(command.exit, .done, place)
      XCTAssertEqual(command.complained.contains("\(place) does not exist"), isMissing, command.complained)
      XCTAssertEqual(command.complained.isEmpty, !isMissing, command.complained)
      let stored = await run(["settings", "--json"]).printed
      XCTAssertTrue(stored.contains(#""shop.catalog":"\#(place)""#), stored)
    }
  }
}
