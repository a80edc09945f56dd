import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class SecretSettingTests: XCTestCase {
  private let key = "planted-key-5b1c"

  func testTheKeysAreSecretAndNothingElseIs() {
    XCTAssertEqual(
      Setting.all.filter(\.isSecret).map(\.name),
      ["observe.rakuten.application-id", "observe.rakuten.access-key"]
    )
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
    let failure = await repositoryFailure { try file.set(.rakutenAccessKey, to: "") }
    XCTAssertEqual(failure?.subject, "\(file.path): observe.rakuten.access-key")
    XCTAssertEqual(failure?.detail, "(hidden)")
  }
}
