import ArcadeData
import ArcadeDomain
import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class SettingEntryTests: XCTestCase {
  func testEverySettingIsShownWithWhatItIsForInEveryLanguage() {
    XCTAssertEqual(SettingEntry.all.map(\.setting), Setting.all)
    for language in Language.allCases {
      let meanings = SettingEntry.all.map { $0.meaning(language) }
      XCTAssertEqual(Set(meanings).count, meanings.count)
      XCTAssertFalse(meanings.contains(""))
    }
  }
}
