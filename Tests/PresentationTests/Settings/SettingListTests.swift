import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class SettingListTests: XCTestCase {
  func testTheSettingsForEverybodyStandFirstAndTheOthersFoldedWithNumbersThatRunOn() async throws {
    let sample = SampleSettings(environment: ["ARCADE_SHOP_GATEWAY": "slow"])
    _ = try await sample.settings.set(.rakutenAccessKey, to: "5b1c")
    let screen = await shown(SettingListPresenter(sample.actions()))
    XCTAssertEqual(screen.texts, ["Everything is kept in /data"])
    XCTAssertEqual(screen.tables.map(\.firstNumber), [1, 3, 5])
    XCTAssertEqual(screen.tables.map(\.title), [nil, "shop", "observe"])
    XCTAssertEqual(screen.tables.map(\.isFolded), [false, true, true])
    let rows = [
      ["The language", "English (en)", "language"], ["Whether pictures are drawn", "auto", "pictures"],
      ["The price list", "not set", "shop.catalog"], ["The payment", "slow", "shop.gateway"],
      ["A key", "(hidden)", "observe.rakuten.access-key"],
    ]
    XCTAssertEqual(screen.rows, rows)
    XCTAssertEqual(screen.row("shop.gateway")?.detailTexts, [["shop.gateway comes from ARCADE_SHOP_GATEWAY."]])
    XCTAssertEqual(screen.row("shop.catalog")?.address, "/settings/shop.catalog")
  }

  func testASettingIsOpenedSetAndTakenAway() async throws {
    var list = SettingListPresenter(SampleSettings().actions())
    try await expectEqual(list.perform("open", ["setting": "shop.catalog"]), .go(.setting("shop.catalog")))
    var next = try await list.perform("set", ["setting": "LANGUAGE", "value": "es"])
    XCTAssertEqual(next, .stay("Saved: language. It holds from the next start on.", .good))
    next = try await list.perform("unset", ["setting": "language"])
    XCTAssertEqual(next, .stay("Removed: language. That holds from the next start on.", .good))
    next = try await list.perform("unset", ["setting": "language"])
    XCTAssertEqual(next, .stay("language was not set, so nothing was changed."))
  }

  func testAFileThatIsMissingAndAVariableThatHasTheLastWordAreNamed() async throws {
    let sample = SampleSettings(environment: ["ARCADE_SHOP_CATALOG": "/other.json"])
    var list = SettingListPresenter(sample.actions())
    let next = try await list.perform(.set("shop.catalog", to: "/no/such/list.json"))
    XCTAssertEqual(next.tones, [.good, .warning, .warning])
    XCTAssertEqual(next.news.last?.text, "shop.catalog comes from ARCADE_SHOP_CATALOG.")
    let missing = try XCTUnwrap(next.news.dropFirst().first?.text)
    XCTAssertTrue(missing.hasPrefix("/no/such/list.json does not exist."), missing)
  }

  func testWhatCannotBeSetIsSaidWithWhatCan() async throws {
    var list = SettingListPresenter(SampleSettings().actions())

    for (name, value, sentence) in [
      ("lanuage", "es", "There is no setting “lanuage”. Did you mean “language”?"),
      ("language", "fr", "language cannot be “fr”. Choose one of: en, es, ja."),
      (
        "shop.catalog", "ftp://a.example/x",
        "ftp://a.example/x is not an address that Arcade reads. "
          + "Use a file, or an address that begins with http:// or https://."
      ),
    ] {
      try await expectEqual(list.perform(.set(name, to: value)).said, [sentence])
    }
  }

  func testASettingWithAValueIsAnsweredWithHowToGiveItAndNoKeyIsRepeated() async throws {
    let list = SettingListPresenter(SampleSettings().actions())
    let table = [
      ("language es", "A value is given like this: set language es"),
      ("observe.rakuten.access-key 5b1c", "A value is given like this: set observe.rakuten.access-key …"),
      ("shop.catalog http://a:b@c.example/", "A value is given like this: set shop.catalog …"),
      ("lanuage es", "There is no setting “lanuage”."),
    ]
    for (typed, sentence) in table {
      await assertRefuses("open", ["setting": typed], by: list, sentence)
    }
  }
}

final class SettingsRouteTests: XCTestCase {
  func testEveryRouteHasTheAddressThatLeadsThere() throws {
    let addresses: [(SettingsRoute, String)] = [
      (.list, "/settings"), (.setting("names.profiles"), "/settings/names.profiles"),
      (.setting("observe.rakuten.access-key"), "/settings/observe.rakuten.access-key"), (.erase, "/settings/erase"),
      (.owners, "/settings/who"), (.browsers, "/settings/browsers"),
      (.claim(try XCTUnwrap(Owner("Ana B"))), "/settings/adopt/Ana%20B"),
    ]
    let nowhere = [
      "", "settings", "/", "/shop", "/settings/a/b", "/settings/erase/now", "/settings/adopt/%20",
      "http://h.example/settings",
    ]
    assertAddresses(addresses, nowhere: nowhere)
  }
}
