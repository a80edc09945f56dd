import ArcadePresentation
import XCTest

final class AddressTests: XCTestCase {
  func testPartsAndQueryBecomeATextAndComeBack() {
    let addresses: [(Address, String)] = [
      (Address(), "/"), (Address("shop"), "/shop"), (Address("shop", "orders", "7"), "/shop/orders/7"),
      (Address("a/b", "c d", "%"), "/a%2Fb/c%20d/%25"), (Address("カ"), "/%E3%82%AB"),
      (Address("x", query: ["b": "2", "a": "1 + 1"]), "/x?a=1%20%2B%201&b=2"),
      (Address("x", query: ["a=b": "c&d"]), "/x?a%3Db=c%26d"),
    ]
    for (address, text) in addresses {
      XCTAssertEqual(address.text, text)
      XCTAssertEqual(Address(text), address)
    }
  }

  func testWhatIsEmptyIsLeftOut() {
    XCTAssertEqual(Address("x", query: ["a": "", "b": "1"]).text, "/x?b=1")
    XCTAssertEqual(Address("/x?a=&b")?.text, "/x")
    XCTAssertEqual(Address("/x//y/")?.parts, ["x", "y"])
  }

  func testOnlyAPathOfOnesOwnIsAnAddress() {
    for text in ["", "x", "x/y", "http://host/x", "//host/x", "file:///x", "?a=1", "javascript:alert(1)"] {
      XCTAssertNil(Address(text), text)
    }
  }

  func testALastValueOfTheSameNameCounts() {
    XCTAssertEqual(Address("/x?a=1&a=2")?.query, ["a": "2"])
  }

  func testBadPercentSignsAreNoTrap() {
    for text in ["/%", "/%4", "/%zz", "/%FF%FE", "/x?a=%", "/x?a=%FF"] {
      XCTAssertTrue(Address(text)?.text.hasPrefix("/") ?? true, text)
    }
  }

  func testARoundIsKnownByItsGameAndItsNumber() {
    XCTAssertEqual(RoundID(game: 2, number: 7).description, "2-7")
    XCTAssertEqual(RoundID("2-7"), RoundID(game: 2, number: 7))
    XCTAssertEqual(RoundID("-2-7"), RoundID(game: -2, number: 7))
    for text in ["", "-", "2", "2-", "-7", "2-7-1x", "a-b"] { XCTAssertNil(RoundID(text), text) }
  }
}
