import ArcadeDomain
import XCTest

final class NearestMatchTests: XCTestCase {
  private let words = ["cart", "clear", "discounts", "pay", "orders", "order"]

  func testASlipFindsTheWordThatWasMeant() {
    for (typed, meant) in [
      ("crat", "cart"), ("CART", "cart"), ("discount", "discounts"), ("ordres", "orders"), ("pya", "pay"),
      ("claer", "clear"), ("ordr", "order"),
    ] {
      XCTAssertEqual(NearestMatch.of(typed, among: words), meant, typed)
    }
  }

  func testAWordThatIsNothingLikeThemFindsNone() {
    for typed in ["", "xyzzy", "elephant", String(repeating: "a", count: 10_000)] {
      XCTAssertNil(NearestMatch.of(typed, among: words), typed)
    }
  }

  func testAWordOfWhichNothingWouldStayFindsNone() {
    for typed in ["x", "9"] {
      XCTAssertNil(NearestMatch.of(typed, among: ["1", "r", "w", "go"]), typed)
    }
    XCTAssertEqual(NearestMatch.of("R", among: ["r"]), "r")
  }

  func testTheFirstWinsAmongEquals() {
    XCTAssertEqual(NearestMatch.of("ba", among: ["bb", "bc"]), "bb")
  }
}
