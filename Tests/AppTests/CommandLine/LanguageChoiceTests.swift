import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class LanguageChoiceTests: XCTestCase {
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

  func testTheOptionWinsOverTheSettingAndBothOverTheEnvironment() {
    let environment = ["LANG": "ja_JP"]

    XCTAssertEqual(LanguageChoice(option: .spanish, setting: "en", environment: environment).language, .spanish)
    XCTAssertEqual(LanguageChoice(option: nil, setting: "en", environment: environment).language, .english)
    XCTAssertEqual(LanguageChoice(option: nil, setting: "xx", environment: environment).language, .japanese)
  }

  func testTheRegionIsThatOfTheSameLanguage() {
    let environment = ["LANGUAGE": "ja", "LANG": "es_MX.UTF-8"]

    XCTAssertEqual(LanguageChoice(option: .spanish, setting: nil, environment: environment).locale, "es_MX")
    XCTAssertEqual(LanguageChoice(option: .english, setting: nil, environment: environment).locale, "en_US")
  }
}
