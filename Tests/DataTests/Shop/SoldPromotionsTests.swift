import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// What is kept of discounts, codes and shipping: with a cart, and with what was sold.
final class SoldPromotionsTests: XCTestCase {
  func testWhatWasGivenAndChosenStaysWithTheCartAndGoesWithTheOrder() async throws {
    let (database, day) = (try makeArcadeDatabase(), CalendarDay(daysSince1970: 20_000))
    let carts = SQLCartRepository(database: database)
    let payments = SQLPaymentRepository(database: database)
    let terms = CartTerms(
      codes: ["Spring", "ＴＥＮ"].compactMap { PromotionCode(normalizing: $0) },
      customerGroup: "staff",
      shipping: Shipping(method: "post", price: euro(500))
    )
    var cart = try Cart.scanning(["VOUCHER", "TSHIRT", "VOUCHER"], from: .sample())
    cart.agree(on: terms)
    try await carts.save(cart)

    try await expectEqual(carts.cart(), cart)
    let quote = try book().quote(for: QuoteRequest(cart, on: day, catalog: .sample()))
    let attempt = try await payments.begin(quote, nonce: 1, at: .november20)
    let order = try await payments.settle(attempt.id, reference: "r-\(attempt.id.number)", at: .november20)

    XCTAssertEqual(order.quote, try quote.asSold())
    XCTAssertEqual(order.terms, terms)
    // 5.00 for two vouchers, 20.00 less 10 %, a mug for nothing, and 1.00 for the post.
    XCTAssertEqual(order.quote.total.decimalText, "24.00")
    XCTAssertEqual(order.quote.shipping?.total.decimalText, "1.00")
    XCTAssertEqual(order.quote.added.map(\.product.code.text), ["MUG"])
    try await expectEqual(carts.cart(), nil)
    let uses = try await SQLOrderRepository(database: database).uses(of: ["vouchers", "mug", "unused"])
    XCTAssertEqual(uses, ["vouchers": 1, "mug": 1])
  }

  func testOneWhoGivesACodeMeanwhileIsNotChargedForTheOldQuote() async throws {
    let (database, day) = (try makeArcadeDatabase(), CalendarDay(daysSince1970: 20_000))
    let carts = SQLCartRepository(database: database)
    var cart = try Cart.scanning(["MUG"], from: .sample())
    try await carts.save(cart)
    let quote = try book().quote(for: cart, on: day)
    cart.agree(on: CartTerms(codes: ["SPRING"].compactMap { PromotionCode($0) }))
    try await carts.save(cart)

    await expectFailure(.cartChanged) {
      try await SQLPaymentRepository(database: database).begin(quote, nonce: 1, at: .november20)
    }
  }

  func testACodeIsKeptInACartThatIsEmpty() async throws {
    let carts = SQLCartRepository(database: try makeArcadeDatabase())
    var cart = Cart(currency: .jpy)
    cart.agree(on: CartTerms(codes: ["SPRING"].compactMap { PromotionCode($0) }))
    try await carts.save(cart)
    try await expectEqual(carts.cart(), cart)
    try await carts.clear()
    try await expectEqual(carts.cart(), nil)
  }

  /// Two vouchers for one, a free mug, 10 % off shirts for staff, and the post for 1.00.
  private func book() throws -> PromotionBook {
    let mug = try XCTUnwrap(Product.Code("MUG"))
    return PromotionBook(
      [
        try .sample("vouchers", .nForM(buy: 2, pay: 1), on: ["VOUCHER"]),
        try Promotion(
          id: "staff",
          name: LocalizedText("staff"),
          selection: PieceSelection(products: ["TSHIRT"].compactMap(Product.Code.init)),
          rules: [.percentOff(Percent(whole: 10))],
          conditions: [.customerGroup("staff")]
        ),
        try Promotion(id: "mug", name: LocalizedText("mug"), rules: [.freePiece(mug)], code: PromotionCode("SPRING")),
        try Promotion(
          id: "post",
          name: LocalizedText("post"),
          rules: [.shippingPrice(euro(100))],
          code: PromotionCode("TEN")
        ),
      ],
      stacking: .staged
    )
  }
}
