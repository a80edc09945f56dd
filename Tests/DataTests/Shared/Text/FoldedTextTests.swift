import XCTest

@testable import ArcadeData

final class FoldedTextTests: XCTestCase {
  func testTextsThatAreTheSameToAReaderAreTheSame() {
    let cases = [
      ("ÉCOLE", "ecole"), ("e\u{301}cole", "ecole"), ("ＡＢＣ", "abc"), ("ﬁn", "fin"), ("Straße", "strasse"),
      ("Łódź", "lodz"),
      ("Ørsted", "orsted"), ("Nguyễn", "nguyen"), ("a\u{200B}b\u{AD}c", "abc"), ("Æsir", "aesir"), ("İ", "i"),
      ("ｶﾞ", "カ"),
      ("日本", "日本"), ("", ""), ("\u{301}", ""),
    ]
    for (text, folded) in cases { XCTAssertEqual(text.folded, folded, text) }
  }

  func testFoldingTwiceChangesNothing() {
    for scalar in (0...0x2_FFFF).compactMap(Unicode.Scalar.init) {
      let folded = String(scalar).folded
      XCTAssertEqual(folded.folded, folded, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
