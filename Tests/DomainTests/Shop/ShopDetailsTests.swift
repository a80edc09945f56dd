import ArcadeDomain
import XCTest

final class ShopDetailsTests: XCTestCase {
  func testABarDividesTheLinesOfAnAddress() {
    let table: [(String?, [String])] = [
      ("Calle Mayor 1 | 28013 Madrid", ["Calle Mayor 1", "28013 Madrid"]), ("Calle Mayor 1", ["Calle Mayor 1"]),
      ("a|b | c ||", ["a", "b", "c"]), (" | ", []), (nil, []),
    ]
    for (address, lines) in table { XCTAssertEqual(ShopDetails(address: address).addressLines, lines, address ?? "") }
  }
}
