import ArcadePresentation
import XCTest

final class NumberedRowsTests: XCTestCase {
  func testOnlyTheNumberOfARowChoosesOne() {
    let rows = ["a", "b"]
    XCTAssertEqual(["1", "2"].map { rows.row(numbered: $0) }, ["a", "b"])
    for text in ["0", "3", "-1", "-9223372036854775808", "9223372036854775807", "99999999999999999999", "x", ""] {
      XCTAssertNil(rows.row(numbered: text), text)
    }
  }
}
