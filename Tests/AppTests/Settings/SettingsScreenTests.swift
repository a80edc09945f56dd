import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

final class SettingsScreenTests: XCTestCase {
  func testTheSettingsStandInGroupsWithNumbersThatRunOnAndAHint() async throws {
    let printed = try await BareRun()([], typing: ["settings"]).printed

    let lines = printed.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let numbered = lines.filter { $0.count > 1 && $0[1].contains(".") && Int($0[0]) != nil }
    XCTAssertEqual(
      numbered.map { "\($0[0]) \($0[1])" },
      [
        "5 shop.catalog", "6 shop.discounts", "7 shop.gateway", "8 shop.pay", "9 shop.card", "10 shop.tax",
        "11 shop.decimal", "12 shop.currency", "13 prices.base", "14 prices.rule", "15 names.profiles", "16 words.deck",
        "17 observe.rakuten.application-id", "18 observe.rakuten.access-key", "19 observe.rakuten.referer",
        "20 observe.rakuten.base",
      ]
    )
    for word in ["Shop", "Prices", "Names", "Words", "Observatory"] {
      XCTAssertTrue(lines.contains { $0.starts(with: ["No.", word]) }, word)
    }
    XCTAssertTrue(
      printed.contains("Type a number, set SETTING VALUE or unset SETTING. help lists everything else."),
      printed
    )
  }

  func testANumberOpensASettingWhichSaysWhatItIsForWhereItsValueComesFromAndWhatIsAllowed() async throws {
    let run = try BareRun()
    _ = await run(["settings", "set", "shop.gateway", "slow"])

    let printed = await run(
      [],
      typing: ["settings", "7", "back", "14", "back", "2"],
      environment: ["ARCADE_PRICES_RULE": "classic"]
    ).printed

    let pages = printed.components(separatedBy: "> ").filter { !$0.hasPrefix("back") && !$0.hasPrefix("settings") }
    guard pages.count == 5 else { return XCTFail(printed) }
    let (gateway, rule, pictures) = (pages[1], pages[2], pages[3])
    XCTAssertTrue(gateway.contains("What the practice payment does\n"), gateway)
    XCTAssertTrue(gateway.contains("shop.gateway\n"), gateway)
    XCTAssertTrue(gateway.contains("slow\n"), gateway)
    XCTAssertTrue(gateway.contains("the settings file"), gateway)
    XCTAssertTrue(gateway.contains("approve, decline, timeout, slow"), gateway)
    XCTAssertTrue(rule.contains("classic\n"), rule)
    XCTAssertTrue(rule.contains("ARCADE_PRICES_RULE"), rule)
    XCTAssertTrue(pictures.contains("not set"), pictures)
    XCTAssertTrue(pictures.contains("auto, never, always"), pictures)
  }

  func testAPathThatDoesNotExistIsSavedWithAWarningThatNamesIt() async throws {
    let run = try BareRun()
    let path = run.folder.path("nothing-here.json")

    let screen = await run([], typing: ["settings", "set shop.catalog \(path)"]).printed
    let command = await run(["settings", "set", "shop.catalog", path])

    XCTAssertTrue(screen.contains("Saved: shop.catalog."), screen)
    XCTAssertTrue(screen.replacing("\n", with: " ").contains("\(path) does not exist"), screen)
    XCTAssertEqual(command.exit, .done)
    XCTAssertTrue(command.complained.contains("\(path) does not exist"), command.complained)
    let stored = await run(["settings", "--json"]).printed
    XCTAssertTrue(stored.contains(#""shop.catalog":"\#(path)""#), stored)
  }

  func testNothingIsWarnedOfWhereAFileIsThereOrAnAddressIsMeant() async throws {
    let run = try BareRun()
    try run.folder.write(Data("{}".utf8), to: "there.json")
    for place in [run.folder.path("there.json"), "https://a.example/list.json"] {
      let command = await run(["settings", "set", "shop.catalog", place])
      XCTAssertEqual(command.complained, "", place)
    }
  }

  func testTakingAValueAwaySaysThatItIsGoneOrThatThereWasNone() async throws {
    let run = try BareRun()
    for lines in [["settings", "unset shop.gateway", "unset shop.gateway"], ["settings", "7", "unset", "unset"]] {
      _ = await run(["settings", "set", "shop.gateway", "slow"])
      let screen = await run([], typing: lines).printed
      XCTAssertTrue(screen.contains("Removed: shop.gateway."), screen)
      XCTAssertTrue(screen.contains("shop.gateway was not set"), screen)
    }
    _ = await run(["settings", "set", "shop.gateway", "slow"])
    let (first, second) = (
      await run(["settings", "unset", "shop.gateway"]).printed,
      await run(["settings", "unset", "shop.gateway"]).printed
    )
    XCTAssertTrue(first.contains("Removed: shop.gateway."), first)
    XCTAssertTrue(second.contains("shop.gateway was not set"), second)
  }

  func testAKeyThatIsTypedOnItsOwnPageIsShownNowhere() async throws {
    let run = try BareRun()
    let key = "planted-key-5b1c"

    let printed = await run([], typing: ["settings", "18", "set \(key)", "back"]).printed

    XCTAssertFalse(printed.contains(key), printed)
    XCTAssertTrue(printed.contains("Saved: observe.rakuten.access-key."), printed)
  }

  func testAnotherSettingThatIsNamedOnAPageIsMeant() async throws {
    let run = try BareRun()

    let printed = await run(
      [],
      typing: ["settings", "5", "set language es", "set observe.rakuten.acess-key planted-key-5b1c"]
    ).printed

    XCTAssertTrue(printed.contains("Saved: language."), printed)
    XCTAssertTrue(printed.contains("There is no setting “observe.rakuten.acess-key”."), printed)
    XCTAssertFalse(printed.contains("planted-key"), printed)
  }
}
