import ArcadePresentation
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The folder and the language, chosen by options, settings and the environment.
final class EnvironmentTests: XCTestCase {
  func testTheMostExplicitPlaceWinsAndIsThePlaceWhereverOneGoes() {
    let here = FileManager.default.currentDirectoryPath
    let cases: [(option: String?, environment: [String: String], path: String)] = [
      ("mine", ["ARCADE_DATA_DIR": "/a", "XDG_DATA_HOME": "/x", "HOME": "/h"], here + "/mine"),
      (nil, ["ARCADE_DATA_DIR": "/a", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/a"),
      (nil, ["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/arcade"),
      (nil, ["HOME": "/h"], "/h/.local/share/arcade"),
      (nil, ["ARCADE_DATA_DIR": "", "XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/arcade"),
      // The XDG rules ignore a relative path.
      (nil, ["XDG_DATA_HOME": "x", "HOME": "/h"], "/h/.local/share/arcade"),
      (nil, [:], here + "/.local/share/arcade"),
      ("../mine/", [:], URL(filePath: here).deletingLastPathComponent().path + "/mine"),
    ]
    for (option, environment, path) in cases {
      XCTAssertEqual(DataFolder.path(option: option, environment: environment), path)
    }
  }

  func testTheFirstThatIsNamedIsTaken() {
    let cases: [(environment: [String: String], language: Language, locale: String)] = [
      ([:], .english, "en_US"),
      (["LANG": "es_ES.UTF-8"], .spanish, "es_ES"),
      (["LANG": "es_MX.UTF-8"], .spanish, "es_MX"),
      (["LANG": "ja"], .japanese, "ja_JP"),
      (["LANG": "en_GB@euro"], .english, "en_GB"),
      (["LANG": "zh-Hant-TW"], .english, "en_US"),
      (["LC_ALL": "ja_JP.UTF-8", "LANG": "es_ES.UTF-8"], .japanese, "ja_JP"),
      (["LC_MESSAGES": "es_ES", "LANG": "ja_JP"], .spanish, "es_ES"),
      (["LC_ALL": "ja_JP", "LC_MESSAGES": "es_ES"], .japanese, "ja_JP"),
      (["LANGUAGE": "de:es:ja", "LC_ALL": "ja_JP"], .spanish, "es_ES"),
      (["LANGUAGE": "", "LANG": "es_ES"], .spanish, "es_ES"),
      (["LANG": "C.UTF-8"], .english, "en_US"),
      (["LANG": "_:@."], .english, "en_US"),
    ]
    for (environment, language, locale) in cases {
      let choice = LanguageChoice(option: nil, setting: nil, environment: environment)
      XCTAssertEqual(choice.language, language, "\(environment)")
      XCTAssertEqual(choice.locale, locale, "\(environment)")
    }
  }

  func testTheOptionWinsOverTheSettingAndBothOverTheEnvironmentFromWhichTheRegionComes() {
    let environment = ["LANG": "ja_JP"]

    XCTAssertEqual(LanguageChoice(option: .spanish, setting: "en", environment: environment).language, .spanish)
    XCTAssertEqual(LanguageChoice(option: nil, setting: "en", environment: environment).language, .english)
    XCTAssertEqual(LanguageChoice(option: nil, setting: "xx", environment: environment).language, .japanese)
    let regions = ["LANGUAGE": "ja", "LANG": "es_MX.UTF-8"]

    XCTAssertEqual(LanguageChoice(option: .spanish, setting: nil, environment: regions).locale, "es_MX")
    XCTAssertEqual(LanguageChoice(option: .english, setting: nil, environment: regions).locale, "en_US")
  }
}
