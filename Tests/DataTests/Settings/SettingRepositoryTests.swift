import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class SettingRepositoryTests: XCTestCase {
  func testBothKeepTheContract() async throws {
    try await SettingRepositoryContract.check(InMemorySettings())
    let folder = try TemporaryFolder()
    let file = SettingsFile(folder: folder.path("data"))
    try await onEveryEngine { database in
      let environment = ["ARCADE_SHOP_CATALOG": ""]
      try await SettingRepositoryContract.check(StoredSettings(file, environment: environment, database: database))
    }
  }

  func testWhatHoldsForAllTillsIsInTheStoreAlone() async throws {
    let folder = try TemporaryFolder()
    let file = SettingsFile(folder: folder.path("data"))
    let environment = ["ARCADE_SHOP_NAME": "Elsewhere"]
    let settings = StoredSettings(file, environment: environment, database: database(in: folder))
    let nothing = await settings.readings(of: [.shopName, .language])
    XCTAssertEqual(nothing.settings, [SettingReading(.shopName), SettingReading(.language)])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path("data")), "looking makes no file")

    _ = try await Administration(settings).change("Shop.Name", to: "Casa Pepa")
    try await expectEqual(Administration(settings).reading(named: "shop.name").value, "Casa Pepa")
    XCTAssertEqual(try file.values(), [:])
    let foreign = SettingsFile(folder: folder.path("other"))
    try folder.write(Data(#"{"shop.name": "From a file"}"#.utf8), to: "other/config.json")
    XCTAssertEqual(try foreign.values(), [:])
    XCTAssertEqual(foreign.unreadKeys.count, 1, "a line in the file would hold for one till alone")
  }

  func testAStoreThatCannotBeReadHidesNoOtherSetting() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("no database".utf8), to: "arcade.sqlite")
    let file = SettingsFile(folder: folder.url.path)
    _ = try file.set(.language, to: "es")
    let settings = StoredSettings(file, environment: [:], database: database(in: folder))

    let (readings, mistakes) = await settings.readings(of: settings.all)

    XCTAssertEqual(mistakes.map(\.code), [.notOurs])
    XCTAssertEqual(readings.filter { $0.value != nil }, [SettingReading(.language, value: "es", from: .stored)])
    let change = try await Administration(settings).change("language", to: "ja")
    XCTAssertTrue(change.wasSet, "no store is asked about it")
  }

  func testBothKeepTheContractOfBrowsers() async throws {
    try await BrowserRepositoryContract.check(InMemoryBrowsers())
    let folder = try TemporaryFolder()
    try await BrowserRepositoryContract.check(FileBrowsers(folder: folder.path("data")))
  }

  func testBrowsersAreInAPrivateFileThatOthersMayChange() async throws {
    let folder = try TemporaryFolder()
    let (one, other) = (FileBrowsers(folder: folder.path("data")), FileBrowsers(folder: folder.path("data")))
    let moment = Moment(milliseconds: 1)
    for id in ["a", "b"] {
      try await one.add(KnownBrowser(id: id, name: id == "a" ? "" : "Firefox", came: moment, used: moment, phrase: nil))
      try await expectEqual(other.browsers().last?.id, id)
    }
    let path = folder.path("data/web.browsers")
    XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int, 0o600)
    try await other.end { $0.id == "a" }
    try await expectEqual(one.browsers().map(\.id), ["b"])

    // A file that others could have written grants no access.
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    try await expectEqual(one.browsers(), [])
    for text in ["", "[", "{}", #"[{"id": "a"}]"#] {
      try folder.write(Data(text.utf8), to: "data/web.browsers")
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      try await expectEqual(one.browsers(), [], text)
    }
  }

  func testTheEnvironmentHasTheLastWordAndIsNamed() async throws {
    let environment = ["ARCADE_SHOP_GATEWAY": "slow", "ARCADE_OBSERVE_RAKUTEN_ACCESS_KEY": "5b1c"]
    let folder = try TemporaryFolder()
    let file = SettingsFile(folder: folder.url.path)
    let both: [any SettingRepository] = [
      StoredSettings(file, environment: environment, database: database(in: folder)),
      InMemorySettings(environment: environment),
    ]
    for settings in both {
      _ = try await settings.set(.shopGateway, to: "decline")
      let (gateway, key) = (
        try await Administration(settings).reading(named: "shop.gateway"),
        try await Administration(settings).reading(named: "observe.rakuten.access-key")
      )
      XCTAssertEqual(gateway.value, "slow")
      XCTAssertEqual(gateway.origin, .environment(variable: "ARCADE_SHOP_GATEWAY"))
      XCTAssertEqual(key.value, "(hidden)")
    }
    XCTAssertEqual(try file.values(), [.shopGateway: "decline"])
  }

  func testWhatMakesNoSenseInTheFileIsNamedAndTheRestIsThere() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(#"{"language": "fr", "shop.gateway": "slow"}"#.utf8), to: "config.json")
    let file = SettingsFile(folder: folder.url.path)
    let settings = StoredSettings(file, environment: [:], database: database(in: folder))

    let (readings, mistakes) = await settings.readings(of: settings.all)

    XCTAssertEqual(mistakes.map(\.code), [.configuration])
    XCTAssertEqual(readings.filter { $0.value != nil }, [SettingReading(.shopGateway, value: "slow", from: .stored)])
    let removed = try await settings.set(.language, to: nil)
    XCTAssertTrue(removed.wasSet)
  }

  func testWhatASettingCannotBeIsRefusedWithWhatItCanBe() async throws {
    let settings = InMemorySettings()
    for (name, value) in [("shop.currency", "https://a.example"), ("shop.tax", "500"), ("shop.card", "cheque")] {
      do {
        _ = try await Administration(settings).change(name, to: value)
        XCTFail("\(name) took \(value)")
      } catch SettingError.impossible(let refused, let setting, let allowed) {
        XCTAssertEqual([refused, setting], [value, name])
        XCTAssertFalse(allowed.isEmpty)
      }
    }
  }

  private func database(in folder: TemporaryFolder) -> Database {
    Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations)
  }
}
