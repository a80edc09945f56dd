import ArcadeTesting
import XCTest

@testable import ArcadeData

final class FoldedTextTests: XCTestCase {
  func testTextsThatAreTheSameToAReaderAreTheSame() {
    for (text, key) in foldedTexts { XCTAssertEqual(text.folded, key, text) }
  }

  func testFoldingTwiceChangesNothing() {
    for scalar in (0...0x2_FFFF).compactMap(Unicode.Scalar.init) {
      let folded = String(scalar).folded
      XCTAssertEqual(folded.folded, folded, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
