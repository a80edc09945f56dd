import ArcadeDomain
import XCTest

final class OwnerTests: XCTestCase {
  func testANameStandsOnOneLineAsItWasWritten() {
    let names = [
      "Ana": "Ana",
      "  till-1\t": "till-1",
      "Ana \n\r\u{2028}\u{3000} María": "Ana María",
      "a\u{0}b\u{7}c\u{9B}d": "a b c d",
      "\u{202E}anA\u{202C}": "anA",
      "\u{FEFF}A\u{200B}n\u{2060}a\u{AD}": "Ana",
      "山田 花子": "山田 花子",
      "🦊": "🦊",
    ]
    for (text, name) in names { XCTAssertEqual(Owner(text)?.name, name, text) }
  }

  func testWhatJoinsLettersStaysBetweenThem() {
    let (persian, family) = ("علی\u{200C}رضا", "👨\u{200D}👩\u{200D}👧")
    XCTAssertEqual(Owner(persian)?.name.unicodeScalars.map(\.value), persian.unicodeScalars.map(\.value))
    XCTAssertEqual(Owner(family)?.name.unicodeScalars.map(\.value), family.unicodeScalars.map(\.value))
    XCTAssertEqual(Owner("\u{200D}Ana\u{200D} \u{200C}B\u{200D}")?.name.unicodeScalars.count, 5)
  }

  func testWhatCannotBeSeenIsNoName() {
    let texts = [
      "", " ", "\t\n", "\u{200D}", "\u{200B}\u{FEFF}", "\u{202E}\u{202C}", "\u{0}\u{1B}", "\u{3164}\u{115F}",
      "\u{FE0F}", "\u{FE0F} \u{FE0F}", "\u{2800} \u{2800}", "\u{E000}",
    ]
    for text in texts { XCTAssertNil(Owner(text), text.unicodeScalars.map(\.description).joined(separator: " ")) }
  }

  func testANameHasAtMostFortyCharacters() {
    XCTAssertEqual(Owner(String(repeating: "é", count: 40))?.name.count, 40)
    XCTAssertNil(Owner(String(repeating: "é", count: 41)))
    XCTAssertEqual(Owner(" " + String(repeating: "a ", count: 20))?.name.count, 39)
    XCTAssertNil(Owner("a" + String(repeating: "\u{301}", count: 10_000)))
    XCTAssertNil(Owner(String(repeating: "a", count: 100_000)))
  }

  func testANameIsTheSameHoweverItIsWritten() {
    let pairs = [
      ("Ana", "ANA"), ("Jos\u{E9}", "jose\u{301}"), ("  till 1", "TILL\u{A0}\u{A0}1"), ("Gro\u{DF}", "GROSS"),
      ("ΟΔΟΣ", "οδος"), ("An\u{200D}a", "Ana"), ("❤\u{FE0F}", "❤"), ("Ana \u{FE0F}", "Ana"),
    ]
    for (one, other) in pairs {
      XCTAssertEqual(Owner(one), Owner(other), one)
      XCTAssertEqual(Set([Owner(one), Owner(other)]).count, 1, one)
    }
    for (one, other) in [("Jose", "José"), ("till-1", "till-2"), ("Ana", "Ana B")] {
      XCTAssertNotEqual(Owner(one), Owner(other))
    }
  }

  func testNobodyHasNoName() {
    XCTAssertTrue(Owner.nobody.isNobody)
    XCTAssertEqual(Owner.nobody.name, "")
    XCTAssertEqual(Owner("nobody")?.isNobody, false)
  }
}
