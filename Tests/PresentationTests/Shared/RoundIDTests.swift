import ArcadePresentation
import XCTest

final class RoundIDTests: XCTestCase {
  func testARoundIsKnownByItsGameAndItsNumber() {
    XCTAssertEqual(RoundID(game: 2, number: 7).description, "2-7")
    XCTAssertEqual(RoundID("2-7"), RoundID(game: 2, number: 7))
    XCTAssertEqual(RoundID("-2-7"), RoundID(game: -2, number: 7))
    for text in ["", "-", "2", "2-", "-7", "2-7-1x", "a-b"] { XCTAssertNil(RoundID(text), text) }
  }
}
