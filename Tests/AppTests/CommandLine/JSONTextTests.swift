import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class JSONTextTests: XCTestCase {
  func testKeysKeepTheirOrderOnOneLine() {
    let lines: [any JSONConvertible] = [1, true, String?.none, [String]()]
    let value: JSONText = [
      "schema": "arcade.cart/1", "total": "32.50", "lines": lines.map(\.json), "empty": [:] as JSONText,
    ]

    XCTAssertEqual(value.text, #"{"schema":"arcade.cart/1","total":"32.50","lines":[1,true,null,[]],"empty":{}}"#)
  }

  func testWhatCouldSteerATerminalOrCannotBeSeenIsEscaped() {
    let text = JSONText.string("\"\\\n\r\t\u{1B}\u{0}\u{7F}\u{9B}\u{2028}\u{202E}\u{1FFFE}é日😀").text

    XCTAssertEqual(text, #""\"\\\n\r\t\u001b\u0000\u007f\u009b\u2028\u202e\ud83f\udffeé日😀""#)
    let unseen = JSONText.string("a\u{200B}b\u{2060}\u{AD}\u{115F}\u{E0041}\u{FFF9}\u{E0100}👩\u{200D}🚀").text

    XCTAssertEqual(unseen, #""a\u200bb\u2060\u00ad\u115f\udb40\udc41\ufff9\udb40\udd00👩\u200d🚀""#)
  }

  func testAnyStringIsReadBackAsItWas() throws {
    var random = HostileText(seed: 3)

    for _ in 0..<2_000 {
      let string = random.text(length: 20)
      let text = JSONText.array(of: [true, false]) { $0 ? .string(string) : .integer(.min) }.text
      let values = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
      XCTAssertEqual((values.first as? String).map { Array($0.unicodeScalars) }, Array(string.unicodeScalars), text)
      XCTAssertEqual(values.last as? Int64, .min)
    }
  }
}
