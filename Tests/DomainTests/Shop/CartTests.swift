import ArcadeDomain
import ArcadeTesting
import XCTest

final class CartTests: XCTestCase {
  func testAddingJoinsTheLineOfTheSameProduct() throws {
    var cart = Cart()
    try cart.add(tea())
    try cart.add(product("MUG", 750))
    try cart.add(tea(), quantity: 2)

    XCTAssertEqual(cart.lines.map(\.product.code.text), ["TEA", "MUG"])
    XCTAssertEqual(cart.lines.map(\.quantity), [3, 1])
    XCTAssertEqual(cart.pieces, 4)
  }

  func testQuantitiesOutsideOneTo9999AreRefusedAndChangeNothing() throws {
    var cart = Cart()
    try cart.add(tea(), quantity: 9_990)
    let before = cart
    for quantity in [0, -1, 10_000, 99_999, .max, .min] {
      assertThrows(CartError.quantityOutOfRange(quantity), try cart.add(tea(), quantity: .pieces(quantity)))
      assertThrows(CartError.quantityOutOfRange(quantity), try cart.remove(tea().code, quantity: .pieces(quantity)))
    }
    XCTAssertThrowsError(try cart.add(tea(), quantity: 10)) {
      guard case .lineFull(_, held: 9_990)? = $0 as? CartError else { return XCTFail("\($0)") }
    }
    XCTAssertEqual(cart, before)
  }

  func testRemovingTakesOutPiecesOrTheWholeLine() throws {
    var cart = Cart()
    try cart.add(tea(), quantity: 5)
    try cart.remove(tea().code, quantity: 2)
    XCTAssertEqual(cart.quantity(of: try tea().code), 3)
    try cart.remove(tea().code, quantity: 9_999)
    XCTAssertTrue(cart.isEmpty)
    XCTAssertThrowsError(try cart.remove(tea().code))
    try cart.add(tea(), quantity: 5)
    try cart.remove(tea().code)
    XCTAssertTrue(cart.isEmpty)
  }

  func testPricesInAnotherCurrencyOrBelowZeroAreRefused() throws {
    var cart = Cart(currency: .eur)
    XCTAssertThrowsError(try cart.add(XCTUnwrap(Product.sample("YEN", minorUnits: 1, currency: .jpy))))
    XCTAssertThrowsError(try cart.add(product("BAD", -1)))
    XCTAssertTrue(cart.isEmpty)
  }

  func testCodesMatchWithoutRegardToCaseAndHoldNothingThatATerminalObeys() {
    XCTAssertEqual(Product.Code("tshirt"), Product.Code("TShirt"))
    for text in ["", " ", "A B", "A\u{1B}[31m", "A\u{202E}B", "A\nB", String(repeating: "A", count: 65)] {
      XCTAssertNil(Product.Code(text), text)
    }
  }

  func testTakingOutWhatWasBoughtKeepsWhatWasAddedSince() throws {
    var cart = Cart()
    try cart.add(tea(), quantity: 2)
    let quote = try PromotionBook([]).quote(for: cart, on: XCTUnwrap(CalendarDay(iso: "2026-11-21")))
    try cart.add(tea())
    try cart.add(product("MUG", 750))
    cart.removePieces(of: quote)
    XCTAssertEqual(cart.lines.map(\.quantity), [1, 1])
  }

  private func tea() throws -> Product { try product("TEA", 300) }

  private func product(_ code: String, _ price: Int64) throws -> Product {
    try XCTUnwrap(Product.sample(code, minorUnits: price))
  }
}
