import ArcadePresentation
import XCTest

final class ScanTests: XCTestCase {
  private let known = ["MUG", "A*B", "3*MUG2", "12 PACK", "5", "3", "cup"].map { Choice($0) }

  func testATextIsACodeWithPieces() throws {
    let texts: [(text: String, scan: Scan)] = [
      ("MUG", Scan("MUG")), ("mug", Scan("mug")), ("MUG 3", Scan("MUG", pieces: 3)), ("MUG  3", Scan("MUG", pieces: 3)),
      ("3*MUG", Scan("MUG", pieces: 3)), ("3 * MUG", Scan("MUG", pieces: 3)), ("3* MUG", Scan("MUG", pieces: 3)),
      ("MUG 1", Scan("MUG", pieces: 1)),
      ("MUG 9999", Scan("MUG", pieces: 9_999)), ("9999*MUG", Scan("MUG", pieces: 9_999)),
      ("NEW", Scan("NEW")), ("NEW 2", Scan("NEW", pieces: 2)), ("2*NEW", Scan("NEW", pieces: 2)),
      ("MUG 007", Scan("MUG", "007")), (" MUG ", Scan("MUG")), (" NEW  2 ", Scan("NEW", pieces: 2)),
    ]
    for (text, scan) in texts { XCTAssertEqual(try read(text), scan, text) }
  }

  func testACodeWinsOverWhatElseItsTextCouldMean() throws {
    let texts: [(text: String, scan: Scan)] = [
      ("A*B", Scan("A*B")), ("a*b", Scan("a*b")), ("3*MUG2", Scan("3*MUG2")), ("12 PACK", Scan("12 PACK")),
      ("5", Scan("5")), ("5 3", Scan("5", pieces: 3)), ("3*5", Scan("5", pieces: 3)), ("A*B 2", Scan("A*B", pieces: 2)),
      ("2*A*B", Scan("A*B", pieces: 2)), ("3*MUG2 4", Scan("3*MUG2", pieces: 4)),
      ("4*3*MUG2", Scan("3*MUG2", pieces: 4)), ("2*12 PACK", Scan("12 PACK", pieces: 2)),
    ]
    for (text, scan) in texts { XCTAssertEqual(try read(text), scan, text) }
  }

  func testANumberOfPiecesOutsideTheRangeIsRefusedAsItWasGiven() {
    let texts: [(text: String, pieces: String)] = [
      ("MUG 0", "0"), ("0*MUG", "0"), ("MUG 10000", "10000"), ("10000*MUG", "10000"), ("MUG -1", "-1"), ("MUG x", "x"),
      ("x*MUG", "x"), ("MUG 2.5", "2.5"), ("MUG 2 3", "2 3"), ("MUG 99999999999999999999", "99999999999999999999"),
      ("99999999999999999999*MUG", "99999999999999999999"), ("A*B 0", "0"), ("MUG 3 pieces", "3 pieces"),
    ]
    for (text, pieces) in texts {
      XCTAssertThrowsError(try read(text), text) { error in
        XCTAssertEqual(error as? InputError, .refused("no \(pieces)"), text)
      }
    }
  }

  func testHalfOfAStarIsACodeThatIsNotKnown() throws {
    for text in ["*", "3*", "*MUG", "**"] { XCTAssertEqual(try read(text), Scan(text), text) }
  }

  func testNothingIsMissing() {
    for text in [nil, ""] {
      XCTAssertThrowsError(try read(text)) { error in
        guard case .missing(let field)? = error as? InputError else { return XCTFail("\(error)") }
        XCTAssertEqual(field.name, "code")
      }
    }
  }

  func testOnlyTheNumberOfARowChoosesOne() {
    let rows = ["a", "b"]
    XCTAssertEqual(["1", "2"].map { rows.row(numbered: $0) }, ["a", "b"])
    for text in ["0", "3", "-1", "-9223372036854775808", "9223372036854775807", "99999999999999999999", "x", ""] {
      XCTAssertNil(rows.row(numbered: text), text)
    }
  }

  private func read(_ text: String?) throws -> Scan {
    let refusal = { @Sendable (scan: Scan) -> String? in
      scan.quantity.flatMap { (1...9_999).contains(Int($0) ?? 0) ? nil : "no \($0)" }
    }
    let action = Action("add", "", Parameter.scan("code", "Product", known: known, refusal: refusal)) { $0 }
    return try action.intent(text.map { ["code": $0] } ?? [:])
  }
}
