import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class SettingPageTests: XCTestCase {
  func testItSaysWhatItIsForWhereItsValueComesFromAndWhatItCanBe() async throws {
    let sample = SampleSettings(environment: ["ARCADE_SHOP_GATEWAY": "slow"])
    _ = try await sample.settings.set(.language, to: "ja")
    _ = try await sample.settings.set(.rakutenAccessKey, to: "5b1c")
    let pages: [(name: String, purpose: String, facts: [String])] = [
      ("language", "The language", ["日本語 (ja)", "the settings file", "English (en), Español (es), 日本語 (ja)"]),
      (
        "shop.gateway", "The payment",
        ["slow", "ARCADE_SHOP_GATEWAY, a variable of the environment", "approve, decline, timeout, slow"]
      ),
      (
        "shop.catalog", "The price list",
        ["not set", "Arcade itself, as nothing was set", "a file or an address of the web"]
      ),
      ("observe.rakuten.access-key", "A key", ["(hidden)", "the settings file", "a key, which is never shown"]),
    ]
    for (name, purpose, values) in pages {
      let screen = await shown(SettingPresenter(sample.actions(), name.uppercased()))
      XCTAssertEqual(screen.title, purpose)
      XCTAssertEqual(screen.facts.map(\.label), ["Setting", "Value", "Comes from", "Can be"])
      XCTAssertEqual(screen.facts.map(\.value), [name] + values)
    }
  }

  func testItIsSetAndTakenAwayWithoutItsName() async throws {
    var setting = SettingPresenter(SampleSettings().actions(), "shop.gateway")
    try await setting.perform("set", ["setting": "shop.gateway", "value": "slow"])
    let isSet = await setting.load().facts[1].value
    let next = try await setting.perform("unset", ["setting": "shop.gateway"])
    XCTAssertEqual(next.said, ["Removed: shop.gateway. That holds from the next start on."])

    XCTAssertEqual(isSet, "slow")
    await expectEqual(setting.load().facts[1].value, "not set")
  }

  func testTheWholeTextIsTheValue() async throws {
    let sample = SampleSettings()
    for (setting, value) in [
      ("shop.name", "Store House"), ("shop.name", "language es"), ("shop.catalog", "/my/store list.json"),
    ] {
      var presenter = SettingPresenter(sample.actions(), setting)
      let next = try await presenter.perform("set", ["setting": setting, "value": value])
      let kept = try await sample.administration.reading(named: setting).value
      XCTAssertEqual(kept, value, "\(next.said)")
    }
    let language = try await sample.administration.reading(named: "language").value
    XCTAssertNil(language)
  }

  func testWhatIsAskedForFitsTheSettingAndNeverHoldsAKey() async throws {
    let sample = SampleSettings()
    for (setting, value) in [
      (Setting.language, "es"), (.rakutenAccessKey, "5b1c"), (.shopCatalog, "https://a.example/x?k=1"),
    ] {
      _ = try await sample.settings.set(setting, to: value)
    }
    let kinds: [(String, Field.Kind, String?)] = [
      ("language", .choice([Choice("en", "English"), Choice("es", "Español"), Choice("ja", "日本語")]), "es"),
      ("observe.rakuten.access-key", .secret, nil), ("shop.catalog", .text, nil),
    ]
    for (name, kind, value) in kinds {
      let page = await shown(SettingPresenter(sample.actions(), name))
      let field = try XCTUnwrap(page.offer("set")?.openFields.first)
      XCTAssertEqual(field.kind, kind, name)
      XCTAssertEqual(field.value, value, name)
    }
  }

  func testAValueIsCalledAsItsReadersCallItAndWrittenAsItIsSet() async throws {
    let sample = SampleSettings()
    _ = try await sample.settings.set(.priceRule, to: "classic")
    for (language, name, allowed, labels) in [
      (Language.english, "classic", "adaptive, classic", ["adaptive", "classic"]),
      (.spanish, "clásica (classic)", "adaptativa (adaptive), clásica (classic)", ["adaptativa", "clásica"]),
      (.japanese, "従来型（classic）", "適応型（adaptive）、従来型（classic）", ["適応型", "従来型"]),
    ] {
      let screen = await shown(SettingPresenter(sample.actions(in: language), "prices.rule"))
      XCTAssertEqual(screen.facts[1].value, name)
      XCTAssertEqual(screen.facts.last?.value, allowed)
      let field = try XCTUnwrap(screen.offer("set")?.openFields.first)
      guard case .choice(let choices) = field.kind else { return XCTFail("\(field.kind)") }
      XCTAssertEqual(choices.map(\.id), ["adaptive", "classic"])
      XCTAssertEqual(choices.map(\.label), labels)
    }
  }

  func testEveryValueHasANameInEveryLanguage() async throws {
    for language in [Language.spanish, .japanese] {
      for setting in Setting.all where setting.allowedValues != nil {
        let page = await shown(SettingPresenter(SampleSettings().actions(in: language), setting.name))
        let field = try XCTUnwrap(page.offer("set")?.openFields.first)
        XCTAssertEqual(field.choices.filter { $0.id == $0.label }, [], setting.name)
      }
    }
  }

  func testWhatIsNotSetIsNotPutForwardToBeTakenAway() async throws {
    let sample = SampleSettings(environment: ["ARCADE_SHOP_GATEWAY": "slow"])
    _ = try await sample.settings.set(.language, to: "ja")
    for (name, weight) in [("language", Offer.Weight.main), ("shop.gateway", .other), ("shop.catalog", .other)] {
      await expectEqual(shown(SettingPresenter(sample.actions(), name)).offer("unset")?.weight, weight, name)
    }
  }

  func testANameThatNothingHasSaysSoAndLeadsToTheList() async throws {
    var setting = SettingPresenter(SampleSettings().actions(), "lanuage")
    try await expectEqual(setting.perform("list").route, .list)

    await expectEqual(setting.load().failure?.text, "There is no setting “lanuage”. Did you mean “language”?")
  }
}
