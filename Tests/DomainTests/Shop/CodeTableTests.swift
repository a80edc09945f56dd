@testable import ArcadeDomain
import XCTest

final class CodeTableTests: XCTestCase {
  func testEveryCodeIsFoundUnderItsNumberAndNoOtherIs() throws {
    for count in [0, 1, 2, 3, 16, 1_000] {
      let codes = try (0..<count).map { try XCTUnwrap(Product.Code("CODE-\($0)")) }
      let table = CodeTable(codes)
      XCTAssertEqual(codes.map(table.number), Array(0..<count))
      for number in 0..<200 {
        XCTAssertNil(table.number(of: try XCTUnwrap(Product.Code("OTHER-\(number)"))))
      }
    }
  }

  func testTablesOfTheSameCodesAreEqual() throws {
    let codes = try ["A", "B"].map { try XCTUnwrap(Product.Code($0)) }
    XCTAssertEqual(CodeTable(codes), CodeTable(codes))
    XCTAssertNotEqual(CodeTable(codes), CodeTable(codes.reversed()))
    XCTAssertEqual(CodeTable(codes).hashValue, CodeTable(codes).hashValue)
  }
}
