import ArcadeDomain
import XCTest

/// Colours as users type them.
final class RGBColorTests: XCTestCase {
  func testAColorIsANameOrItsShares() {
    let cases: [(text: String, color: String?)] = [
      ("#0A7Bf0", "#0a7bf0"), ("#000000", "#000000"), ("red", "#c62828"), ("Rojo", "#c62828"), ("赤", "#c62828"),
      ("GRAY", "#757575"), ("marrón", "#6d4c41"), ("", nil), ("#", nil), ("#fff", nil), ("0a7bf0", nil),
      ("#0a7bg0", nil), ("#0a7bf00", nil), ("#赤赤", nil), ("#é7bf0", nil), ("navy blue", nil), ("\"><script>", nil),
    ]
    for (text, color) in cases { XCTAssertEqual(RGBColor(text)?.text, color, text) }
  }
}
