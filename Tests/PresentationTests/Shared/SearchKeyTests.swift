import ArcadeDomain
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

  /// A single letter is looked up in a table; beside a letter that must be folded, all letters are folded.
  func testAKeyIsTheSameWhereLettersAreFoldedTogether() {
    for scalar in (0...0x10_FFFF).compactMap(Unicode.Scalar.init) where scalar.comparedLetter != nil {
      XCTAssertEqual(SearchKey.of("é\(scalar)") + "ss", SearchKey.of("é\(scalar)ß"), "\(scalar) \(scalar.value)")
    }
  }
}
