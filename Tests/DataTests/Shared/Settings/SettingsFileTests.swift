import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class SettingsFileTests: XCTestCase {
  func testWithoutAFileNothingIsSetAndNoneIsMade() throws {
    let folder = try TemporaryFolder()
    XCTAssertEqual(try SettingsFile(folder: folder.url.path).values(), [:])
    XCTAssertEqual(try folder.contents(), [:])
  }

  func testWhatIsSetIsReadAgainUntilItIsTakenAway() throws {
    let folder = try TemporaryFolder()
    let file = SettingsFile(folder: folder.path("new/folder"))

    try file.set(.language, to: "es")
    try file.set(.shopCatalog, to: "https://shop.example/\"a b\"/ñ.json")
    try file.set(.shopGateway, to: "slow")
    try file.set(.language, to: "ja")
    XCTAssertEqual(
      try SettingsFile(folder: folder.path("new/folder")).values(),
      [.language: "ja", .shopCatalog: "https://shop.example/\"a b\"/ñ.json", .shopGateway: "slow"]
    )

    try file.set(.language, to: nil)
    try file.set(.shopDiscounts, to: nil)
    XCTAssertEqual(Set(try file.values().keys), [.shopCatalog, .shopGateway])
  }

  func testOnlyItsOwnerMayReadIt() throws {
    let folder = try TemporaryFolder()
    let file = SettingsFile(folder: folder.path("data"))

    for language in ["es", "ja"] {
      try file.set(.language, to: language)
      XCTAssertEqual(try mode(of: file.path), 0o600)
    }
    XCTAssertEqual(try mode(of: folder.path("data")), 0o700)
  }

  func testWhatIsSetAtTheSameTimeIsAllKept() throws {
    for _ in 0..<10 {
      let folder = try TemporaryFolder()
      let file = SettingsFile(folder: folder.path("data"))

      let settings = Setting.all.filter { !$0.isInStore }
      DispatchQueue.concurrentPerform(iterations: settings.count) { index in
        let setting = settings[index]
        _ = try? file.set(setting, to: setting.sample(index))
      }

      XCTAssertEqual(Set(try file.values().keys), Set(settings))
    }
  }

  func testWhatAKilledChangeLeftGoesWithTheNextOne() throws {
    let (file, folder) = try file()
    for name in ["config.json.17", "config.json.18", "config.json.old", "config.json.1a", "mine"] {
      try folder.write(Data(#"{"observe.rakuten.access-key":"planted"}"#.utf8), to: name)
    }
    for name in ["config.json.17", "config.json.old", "config.json.1a", "mine"] { try folder.makePrivate(name) }
    let link = folder.path("config.json.19")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "mine")

    try file.set(.language, to: "es")

    let expected = ["config.json", "config.json.18", "config.json.19", "config.json.1a", "config.json.old", "mine"]
    XCTAssertEqual(try folder.contents().keys.sorted(), expected)
  }

  func testALinkStaysALinkAndWhatItLeadsToIsReplaced() throws {
    for (target, isThere) in [("../elsewhere/arcade.json", true), ("../elsewhere/new.json", false)] {
      let folder = try TemporaryFolder()
      for name in ["data", "elsewhere"] {
        try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
      }
      let real = folder.path("elsewhere/\(target.split(separator: "/").last ?? "")")
      if isThere { try Data(#"{"theirs":1}"#.utf8).write(to: URL(filePath: real)) }
      let file = SettingsFile(folder: folder.path("data"))
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)

      try file.set(.language, to: "ja")

      XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: file.path), target)
      XCTAssertEqual(try file.values(), [.language: "ja"])
      let text = String(decoding: try Data(contentsOf: URL(filePath: real)), as: UTF8.self)
      XCTAssertTrue(text.contains(#""language" : "ja""#), text)
      XCTAssertEqual(text.contains("theirs"), isThere)
      XCTAssertEqual(try mode(of: real), 0o600)
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path("elsewhere")).count, 1)
    }
  }

  func testKeysThatNobodyKnowsStayAsTheyAre() throws {
    let others =
      #""a":null,"b":true,"c":[1,2.5,"x",{}],"d":{"e":0.1},"n":123456789012345678901234567890,"prices.base":"https://a/b""#
    let file = try file(saying: #"{\#(others),"language":"es"}"#).0

    try file.set(.language, to: "ja")
    try file.set(.language, to: nil)

    let written = String(decoding: try Data(contentsOf: URL(filePath: file.path)), as: UTF8.self)
    XCTAssertEqual(written.filter { !$0.isWhitespace }, "{\(others)}")
  }

  func testAFileThatCannotBeReadIsNamedAndLeftUntouched() async throws {
    for text in ["", "{", "[]", "\"es\"", "language = es", #"{"language":"es""#, "\u{0}"] {
      let (file, folder) = try file(saying: text)
      let before = try folder.contents()

      await expectFailure(.configuration, text) { try file.values() }
      await expectFailure(.configuration, subject: file.path, text) { try file.set(.language, to: "es") }
      XCTAssertEqual(try folder.contents(), before)
    }
  }

  func testAValueThatMakesNoSenseIsNamedWithItsKeyAndCanBeReplaced() async throws {
    let cases = [
      #"{"language":7}"#, #"{"language":"de"}"#, #"{"language":null}"#, #"{"language":""}"#, #"{"language":["es"]}"#,
    ]
    for text in cases {
      let file = try file(saying: text).0
      await expectFailure(.configuration, subject: "\(file.path): language", text) { try file.values() }

      try file.set(.language, to: "es")
      XCTAssertEqual(try file.values(), [.language: "es"])
    }
  }

  func testAValueThatMakesNoSenseHasItsLineAndItsColumn() async throws {
    let key = "observe.rakuten.access-key"
    let cases: [(text: String, place: String, key: String)] = [
      (#"{"language":5}"#, "1:13", "language"), (#"{"language":{"a":1}}"#, "1:13", "language"),
      (#"{"shop.gateway":"no"}"#, "1:17", "shop.gateway"), ("{\n  \"language\": \"de\"\n}", "2:15", "language"),
      (#"{"language":"es","shop.catalog":""}"#, "1:33", "shop.catalog"), (#"{"\#(key)":5551}"#, "1:31", key),
      (#"{"\#(key)":["5551"]}"#, "1:31", key),
    ]
    for (text, place, key) in cases {
      let (file, folder) = try file(saying: text)
      let failure = await repositoryFailure { try file.values() }
      XCTAssertEqual(failure?.problem?.place, SourcePlace("config.json:\(place)", key: key), text)
      XCTAssertFalse(String(describing: failure).replacing(folder.url.path, with: "").contains("5551"), text)
    }
  }

  func testAValueThatCouldNotBeReadAgainIsNotWritten() async throws {
    let file = try file().0
    try file.set(.language, to: "es")

    for (setting, value) in [(Setting.language, "de"), (.shopGateway, "explode"), (.shopCatalog, "")] {
      let subject = "\(file.path): \(setting.name)"
      await expectFailure(.configuration, subject: subject) { try file.set(setting, to: value) }
    }
    XCTAssertEqual(try file.values(), [.language: "es"])
  }

  func testAFolderThatCannotBeWrittenIsSaid() async {
    let file = SettingsFile(folder: "/proc/arcade")
    await expectFailure(.notWritable) { try file.set(.language, to: "es") }
    await expectFailure(.notWritable) { try SettingsFile(folder: "/proc").set(.language, to: "es") }
  }

  func testTheEnvironmentHasTheLastWord() throws {
    let settings = try Settings(
      stored: [.language: "es", .shopCatalog: "a.json", .shopDiscounts: "b.json"],
      environment: [
        "ARCADE_LANGUAGE": "ja", "ARCADE_SHOP_CATALOG": "c.json", "ARCADE_SHOP_DISCOUNTS": "",
        "ARCADE_SHOP_GATEWAY": "decline", "SHOP_DISCOUNTS": "d.json",
      ]
    )
    XCTAssertEqual(
      [Setting.language, .shopCatalog, .shopDiscounts, .shopGateway, .pictures].map { settings[$0] },
      ["ja", "c.json", "b.json", "decline", nil]
    )
    XCTAssertEqual(settings.override(of: .shopDiscounts), nil)
    XCTAssertEqual(settings.stored[.language], "es")
  }

  func testAVariableWithAnImpossibleValueIsNamed() async {
    await expectFailure(.configuration, subject: "ARCADE_SHOP_GATEWAY=explode") {
      try Settings(stored: [:], environment: ["ARCADE_SHOP_GATEWAY": "explode"])
    }
  }

  private func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try XCTUnwrap(attributes[.posixPermissions] as? NSNumber).intValue
  }

  /// Returns the file of a folder, optionally with a text.
  private func file(saying text: String? = nil) throws -> (SettingsFile, TemporaryFolder) {
    let folder = try TemporaryFolder()
    addTeardownBlock { _ = folder }
    if let text { try folder.write(Data(text.utf8), to: "config.json") }
    return (SettingsFile(folder: folder.url.path), folder)
  }
}

final class SecretSettingTests: XCTestCase {
  private let key = "planted-key-5b1c"

  func testTheKeysAreSecretAndNothingElseIs() {
    let expected = ["observe.rakuten.application-id", "observe.rakuten.access-key", "observe.post-token"]
    XCTAssertEqual(Setting.all.filter(\.isSecret).map(\.name), expected)
  }

  func testAShellCanSetTheVariableOfEverySetting() {
    XCTAssertEqual(Setting.rakutenApplicationID.variable, "ARCADE_OBSERVE_RAKUTEN_APPLICATION_ID")
    XCTAssertEqual(Setting.rakutenAccessKey.variable, "ARCADE_OBSERVE_RAKUTEN_ACCESS_KEY")
    for setting in Setting.all {
      XCTAssertNotNil(setting.variable.wholeMatch(of: /[A-Z][A-Z0-9_]*/), setting.variable)
    }
    XCTAssertEqual(Set(Setting.all.map(\.variable)).count, Setting.all.count)
  }

  func testOnlyWhatIsNoSecretIsShown() {
    XCTAssertEqual(Setting.rakutenAccessKey.shown(key), "(hidden)")
    XCTAssertEqual(Setting.rakutenApplicationID.shown(key), "(hidden)")
    XCTAssertEqual(Setting.rakutenReferer.shown("https://user:password@a.example/p?k=1"), "https://a.example/p")
    XCTAssertEqual(Setting.language.shown("es"), "es")
  }

  func testNoErrorAboutAFileHoldsTheKeyThatIsInIt() async throws {
    let name = "observe.rakuten.access-key"
    let documents = [
      #"{"\#(name)":["\#(key)"]}"#, #"{"\#(name)":{"a":"\#(key)"}}"#, #"{"\#(name)":"\#(key)","#,
      "{\"\(name)\":\"\(key)\n\"}", "{\"\(name)\":\"\(key)\u{1}\"}", #"{"\#(name)":"\#(key)\x"}"#,
      #"{"\#(name)":\#(key)}"#, #"{"\#(name)":"\#(key)"#, #"{"\#(name)":"\#(key)\uD800"}"#, #"["\#(key)"]"#,
      #"{"\#(key)"}"#, #"{"\#(name)":'\#(key)'}"#, #"\#(key)"#,
    ]
    for document in documents {
      let folder = try TemporaryFolder()
      try folder.write(Data(document.utf8), to: "config.json")
      let file = SettingsFile(folder: folder.url.path)

      let mistakes = file.lenientReadings().mistakes
      let whole = await repositoryFailure { try file.values() }

      for error in mistakes + [whole].compactMap(\.self) {
        XCTAssertFalse("\(error) \(error.subject) \(error.detail)".contains(key), "\(error)")
      }
      XCTAssertEqual(whole?.code, .configuration, document)
    }
  }

  func testAnEmptyKeyIsNotWritten() async throws {
    let folder = try TemporaryFolder()
    let file = SettingsFile(folder: folder.url.path)
    let subject = "\(file.path): observe.rakuten.access-key"
    await expectFailure(.configuration, subject: subject, detail: "(hidden)") {
      try file.set(.rakutenAccessKey, to: "")
    }
  }
}
