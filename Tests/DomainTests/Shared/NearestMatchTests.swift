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

  func testTheFirstWinsAmongEquals() { XCTAssertEqual(NearestMatch.of("ba", among: ["bb", "bc"]), "bb") }
}

final class LocalizedTextTests: XCTestCase {
  func testEveryLanguageHasATextOrOneThatStandsInForIt() {
    let both = LocalizedText(byLanguage: ["en": "two", "es": "dos"])
    XCTAssertEqual(both?.text(in: "es"), "dos")
    XCTAssertEqual(both?.text(in: "ja"), "two")
    XCTAssertEqual(LocalizedText(byLanguage: ["fr": "deux", "es": "dos"])?.text(in: "ja"), "dos")
    XCTAssertEqual(LocalizedText("any").text(in: "ja"), "any")
    XCTAssertNil(LocalizedText(byLanguage: [:]))
  }
}

final class AccuracyTests: XCTestCase {
  func testAShareReachesAPercentageInIntegersAndNeverBeforeTheFirstAnswer() {
    let cases: [(right: Int, answered: Int, limit: Int, reaches: Bool)] = [
      (0, 0, 0, false), (0, 1, 0, true), (3_999, 10_000, 40, false), (4_000, 10_000, 40, true), (2, 3, 67, false),
      (1, 1, 100, true), (.max - 1, .max, 100, false), (5, 3, 100, true),
    ]
    for (right, answered, limit, reaches) in cases {
      XCTAssertEqual(Accuracy(right: right, answered: answered).reaches(limit), reaches, "\(right) of \(answered)")
    }
  }
}
