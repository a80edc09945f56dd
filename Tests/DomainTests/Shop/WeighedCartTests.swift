import ArcadeDomain
import ArcadeTesting
import XCTest

final class WeighedCartTests: XCTestCase {
  func testEachWeighingIsALineOfItsOwn() throws {
    var cart = try cart(350, 500, 350)
    try cart.add(mug(), quantity: 2)
    try cart.add(mug())
    XCTAssertEqual(
      cart.lines.map(\.quantity),
      [.weighing(thousandths: 350), .weighing(thousandths: 500), .weighing(thousandths: 350), 3]
    )
    XCTAssertEqual(cart.pieces, 6)
    XCTAssertEqual(cart.quantity(of: try tomatoes().code), .weighing(thousandths: 1_200))
    XCTAssertEqual(cart.quantity(of: try mug().code), 3)
    XCTAssertNil(cart.quantity(of: try XCTUnwrap(Product.Code("ZEBRA"))))
  }

  func testQuantitiesThatNobodyWeighsAreRefused() throws {
    var cart = Cart()
    let code = try tomatoes().code
    for thousandths in [0, -1, 9_999_001, Int64.max, .min] {
      XCTAssertThrowsError(try cart.add(tomatoes(), quantity: .weighing(thousandths: thousandths))) {
        XCTAssertEqual($0 as? CartError, .weighingOutOfRange(code, unit: "kg"))
      }
    }
    assertThrows(CartError.soldByMeasure(code, unit: "kg"), try cart.add(tomatoes()))
    XCTAssertThrowsError(try cart.add(mug(), quantity: .weighing(thousandths: 350))) { error in
      XCTAssertEqual(error as? CartError, .soldByThePiece(Product.Code("MUG") ?? .unlisted))
    }
    XCTAssertTrue(cart.isEmpty)
    try cart.add(tomatoes(), quantity: .weighing(thousandths: 9_999_000))
    try cart.add(tomatoes(), quantity: .weighing(thousandths: 1))
    XCTAssertEqual(cart.pieces, 2)
  }

  func testAnAmountThatDoesNotFitIsAnError() throws {
    let dear = Product(code: try tomatoes().code, name: "Saffron", price: euro(.max / 2), unit: "kg")
    var cart = Cart()
    try cart.add(dear, quantity: .weighing(thousandths: 3_000))
    assertThrows(MoneyError.overflow, try PromotionBook([]).quote(for: cart, on: CalendarDay(daysSince1970: 20_000)))
  }

  func testLinesThatAreAlikeHaveNamesOfTheirOwn() throws {
    var cart = try cart(350, 500, 350)
    try cart.add(mug())
    try cart.add(Cart.Line(unlisted: "Flowers", at: euro(350), tax: nil))
    try cart.add(Cart.Line(unlisted: "Card", at: euro(350), tax: nil))
    let texts = ["TOM 1/2 0.35", "TOM 0.5", "TOM 2/2 0.35", "MUG", "MISC 3.50 Flowers", "MISC 3.50 Card"]
    XCTAssertEqual(cart.lines.ids, texts)
    try cart.remove(line: "TOM 1/2 0.35")
    XCTAssertEqual(cart.lines.ids.prefix(2), ["TOM 0.5", "TOM 0.35"])
    // An outdated page names a line that was removed, and removes no other.
    for old in ["TOM 1/2 0.35", "TOM 2/2 0.35", "MISC 3.50", "MISC 3.51 Card"] {
      let before = cart
      assertThrows(CartError.lineGone, try cart.remove(line: old))
      XCTAssertEqual(cart, before)
    }
    try cart.remove(line: "MISC 3.50 Flowers")
    XCTAssertEqual(cart.lines.last?.product.name, "Card")
  }

  func testWithoutARowTheLastWeighingGoes() throws {
    var cart = try cart(350, 500, 700)
    let code = try tomatoes().code
    XCTAssertEqual(try cart.remove(code).left, 2)
    XCTAssertEqual(cart.lines.ids, ["TOM 0.35", "TOM 0.5"])
    let removed = try cart.remove(code, quantity: .weighing(thousandths: 350))
    XCTAssertEqual(removed.line.quantity, .weighing(thousandths: 350))
    XCTAssertEqual(cart.lines.ids, ["TOM 0.5"])
    for quantity in [Quantity.weighing(thousandths: 499), 1] {
      assertThrows(CartError.noSuchWeighing(code), try cart.remove(code, quantity: quantity))
    }
    try cart.remove(code)
    XCTAssertTrue(cart.isEmpty)
  }

  func testWhatWasBoughtLeavesTheCartLineByLine() throws {
    var cart = try cart(350, 350)
    try cart.add(Cart.Line(unlisted: "Flowers", at: euro(350), tax: nil))
    try cart.add(mug(), quantity: 2)
    let quote = try PromotionBook([]).quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    XCTAssertTrue(cart.holdsJust(quote))

    try cart.add(tomatoes(), quantity: .weighing(thousandths: 350))
    try cart.add(tomatoes(), quantity: .weighing(thousandths: 351))
    try cart.add(Cart.Line(unlisted: "Flowers", at: euro(351), tax: nil))
    try cart.add(Cart.Line(unlisted: "Flowers", at: euro(350), tax: nil))
    XCTAssertFalse(cart.holdsJust(quote))
    cart.removePieces(of: quote)
    XCTAssertEqual(cart.lines.ids, ["TOM 0.35", "TOM 0.351", "MISC 3.51 Flowers", "MISC 3.50 Flowers"])
  }

  func testACartOfOtherWeighingsIsNotTheOneThatWasPriced() throws {
    let priced = try PromotionBook([]).quote(for: cart(350, 500), on: CalendarDay(daysSince1970: 20_000))
    XCTAssertTrue(try cart(500, 350).holdsJust(priced))
    for weights in [[350], [350, 501], [350, 350], [350, 500, 500], [850]] as [[Int64]] {
      var other = Cart()
      for weight in weights { try other.add(tomatoes(), quantity: .weighing(thousandths: weight)) }
      XCTAssertFalse(other.holdsJust(priced), "\(weights)")
    }
  }

  func testTheReviewTellsOfTheWeighingsOfAProductOnce() throws {
    let dearer = try Catalog([tomatoes(at: 300)])
    let review = CartReview(of: try cart(350, 500), against: dearer)
    XCTAssertEqual(review.repriced.map(\.before.minorUnits), [240])
    XCTAssertEqual(review.cart.lines.map(\.product.price.minorUnits), [300, 300])
  }

  func testWhatIsSoldByAnotherUnitNowIsGone() throws {
    var cart = try cart(350)
    try cart.add(mug())
    for unit in [nil, "g", "l"] as [String?] {
      let review = CartReview(of: cart, against: try Catalog([tomatoes(unit: unit), mug()]))
      XCTAssertEqual(review.gone.map(\.product.code.text), ["TOM"])
      XCTAssertEqual(review.shown.lines.ids, ["TOM 0.35", "MUG"])
    }
    XCTAssertEqual(CartReview(of: cart, against: try Catalog([tomatoes(unit: "KG"), mug()])).gone, [])
    let weighed = Product(code: try mug().code, name: "Mug", price: euro(750), unit: "kg")
    XCTAssertEqual(
      CartReview(of: cart, against: try Catalog([tomatoes(), weighed])).gone.map(\.product.code.text),
      ["MUG"]
    )
  }

  func testWhatIsNotOnTheListIsNeverGoneNorRepriced() throws {
    var cart = Cart()
    try cart.add(Cart.Line(unlisted: "Flowers", at: euro(350), tax: nil))
    let catalog = try Catalog([Product(code: .unlisted, name: "Other", price: euro(1))], tax: Percent(whole: 10))
    let review = CartReview(of: cart, against: catalog)
    XCTAssertEqual(review.gone, [])
    XCTAssertEqual(review.repriced, [])
    XCTAssertEqual(review.cart.lines, [Cart.Line(unlisted: "Flowers", at: euro(350), tax: Percent(whole: 10))])
    XCTAssertNil(cart.quantity(of: .unlisted))
  }

  private func cart(_ thousandths: Int64...) throws -> Cart {
    var cart = Cart()
    for weight in thousandths { try cart.add(tomatoes(), quantity: .weighing(thousandths: weight)) }
    return cart
  }

  private func tomatoes(at price: Int64 = 240, unit: String? = "kg") throws -> Product {
    Product(code: try XCTUnwrap(Product.Code("TOM")), name: "Tomatoes", price: euro(price), unit: unit)
  }

  private func mug() throws -> Product { try XCTUnwrap(Product.sample("MUG", minorUnits: 750)) }
}
