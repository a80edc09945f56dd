import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The texts about settings: their meanings, their sources, and never their keys.
final class SettingTests: XCTestCase {
  private let key = "planted-key-5b1c"

  func testALineIsRepeatedWithoutAKey() {
    let cases = [
      ("set observe.rakuten.access-key \(key)", "set observe.rakuten.access-key (hidden)"),
      ("  SET  Observe.Rakuten.Application-ID\t\(key) b", "SET Observe.Rakuten.Application-ID (hidden)"),
      ("settings set observe.rakuten.access-key \(key)", "settings set observe.rakuten.access-key (hidden)"),
      ("set observe.rakuten.acess-key \(key)", "set observe.rakuten.acess-key (hidden)"),
      ("set observe.rakuten.access_key \(key)", "set observe.rakuten.access_key (hidden)"),
      ("unset observe.rakuten.access-key", "unset observe.rakuten.access-key"),
      ("set shop.catalog  a b", "set shop.catalog  a b"), ("", ""), ("  ", "  "),
      ("set observe.rakuten.referer https://a.example", "set observe.rakuten.referer https://a.example"),
      ("set observe.rakuten.access-key=\(key)", "set observe.rakuten.access-key=(hidden)"),
      ("set shop.catalog http://u:\(key)@h/x?token=\(key)", "set shop.catalog http://h/x"),
      ("set shop.catalog http://u:\(key) a@h/x?token=\(key)", "set shop.catalog http://h/x"),
      ("set store postgresql://me:\(key)@h/arcade", "set store postgresql://h/arcade"),
      ("set 18 \(key)", "set 18 (hidden)"), ("arcade settings set 18 \(key)", "arcade settings set 18 (hidden)"),
      ("set rakuten \(key)", "set rakuten (hidden)"), ("set language en", "set language en"),
    ]
    for (line, echo) in cases { XCTAssertEqual(ConsoleLine(line).echo(), echo) }
  }

  func testNothingThatIsPrintedHoldsAKeyThatWasTypedOrSet() async throws {
    let run = try BareRun()
    let name = "observe.rakuten.access-key"
    // The row of the setting on the screen.
    let number = (SettingEntry.all.firstIndex { $0.setting.name == name } ?? -2) + 1
    let runs: [(arguments: [String], lines: [String])] = [
      (["settings", "set", name, key], []), (["settings", "set", name, key, "--json"], []),
      (["settings"], []), (["settings", "--json"], []), (["settings", "--lang", "ja", "--verbose"], []),
      ([], ["settings", "set \(name) \(key)", "set \(name)", "back", "settings", "quit"]),
      ([], ["set \(name) \(key)", "\(name) \(key)", "settings", "\(name) \(key)"]),
      (["settings", "unset", name, "--json"], []),
      ([], ["settings", "set \(number) \(key)", "set \(name)=\(key)", "set access-key \(key)", "quit"]),
      ([], ["settings", "\(number)", "set \(key)", "set \(number) \(key)", "quit"]),
      ([], ["shop", "set \(number) \(key)", "settings", "1", "set \(number) \(key)", "settings \(name)", "quit"]),
      ([], ["settings", "set shop.catalog http://u:\(key)@h.example/x?token=\(key)", "set \(name)", "quit"]),
      (["settings", "set", "shop.catalog", "http://u:\(key)@h.example/x?token=\(key)"], []),
      (["settings", "set", name, key], []),
    ]
    for (arguments, lines) in runs {
      let outcome = await run.done(
        arguments,
        typing: lines,
        environment: ["ARCADE_OBSERVE_RAKUTEN_APPLICATION_ID": key]
      )
      let said = outcome.printed + outcome.complained
      XCTAssertFalse(said.contains(key), said)
      if !arguments.contains(where: { $0.contains("example") }) { XCTAssertTrue(said.contains(name), said) }
    }
  }

  func testEverySettingIsShownWithWhatItIsForInEveryLanguage() {
    XCTAssertEqual(SettingEntry.all.map(\.setting), Setting.all)
    for language in Language.allCases {
      let meanings = SettingEntry.all.map { $0.meaning(language) }
      XCTAssertEqual(Set(meanings).count, meanings.count)
      XCTAssertFalse(meanings.contains(""))
    }
  }

  func testAPlaceIsSavedAndOneThatDoesNotExistIsNamed() async throws {
    let run = try BareRun()
    let there = try run.write("{}", to: "there.json")
    let missing = run.folder.path("nothing-here.json")
    for (place, isMissing) in [(missing, true), (there, false), ("https://a.example/list.json", false)] {
      let command = await run.done(["settings", "set", "shop.catalog", place])
      XCTAssertEqual(command.complained.contains("\(place) does not exist"), isMissing, command.complained)
      XCTAssertEqual(command.complained.isEmpty, !isMissing, command.complained)
      expect(await run(["settings", "--json"]).printed, contains: #""shop.catalog":"\#(place)""#)
    }
  }
}
