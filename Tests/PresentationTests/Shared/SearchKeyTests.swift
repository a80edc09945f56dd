import ArcadeTesting
import XCTest

@testable import ArcadePresentation

final class SearchKeyTests: XCTestCase {
  func testASearchFindsWhatReadsTheSame() {
    for (text, key) in foldedTexts { XCTAssertEqual(SearchKey.of(text), key, text) }
  }

  func testAKeyIsItsOwnKey() {
    for (_, key) in foldedTexts { XCTAssertEqual(SearchKey.of(key), key) }
  }
}
