import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Stored weighings and custom items: in a cart, and in a sale.
final class SoldWeighingsTests: XCTestCase {
  func testACartAndAnOrderKeepWhatWasWeighed() async throws {
    try await onEveryEngine { database in
      let (carts, payments) = (SQLCartRepository(database: database), SQLPaymentRepository(database: database))
      let cart = try self.cart()
      try await carts.save(cart)
      try await expectEqual(carts.cart(), cart)

      let quote = try self.quote(cart)
      let attempt = try await payments.begin(quote, nonce: 1, at: .november20)
      try await expectEqual(payments.pending().first?.quote, try quote.asSold())
      let order = try await payments.settle(attempt.id, reference: "r-\(attempt.id.number)", at: .november20)

      XCTAssertEqual(order.quote, try quote.asSold())
      // 0.84, 0.84 and 1.20 less 10 % each, 15.00 for two mugs and 3.50: 0.08, 0.08 and 0.12 off.
      XCTAssertEqual(order.quote.total.decimalText, "21.10")
      XCTAssertEqual(order.quote.lines.map(\.product.unit), ["kg", "kg", "kg", nil, nil])
      XCTAssertEqual(order.quote.lines.map(\.isListed), [true, true, true, true, false])
      try await expectEqual(carts.cart(), nil)
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testWhatWasWeighedSinceStaysAndNothingCanBeTakenBack() async throws {
    try await onEveryEngine { database in
      let (carts, payments) = (SQLCartRepository(database: database), SQLPaymentRepository(database: database))
      var cart = try self.cart()
      try await carts.update(as: .scan) { [cart] in $0 = cart }
      let attempt = try await payments.begin(self.quote(cart), nonce: 1, at: .november20)
      try cart.add(self.tomatoes(), quantity: .weighing(thousandths: 350))
      try cart.add(self.tomatoes(), quantity: .weighing(thousandths: 351))
      try cart.add(Cart.Line(unlisted: "Flowers", at: euro(350), tax: nil))
      try cart.add(Cart.Line(unlisted: "Flowers", at: euro(351), tax: nil))
      try await carts.update(as: .scan) { [cart] in $0 = cart }

      _ = try await payments.settle(attempt.id, reference: "r-\(attempt.id.number)", at: .november20)

      let left = try await carts.cart()
      XCTAssertEqual(left?.lines.ids, ["TOM 0.35", "TOM 0.351", "MISC 3.50 Flowers", "MISC 3.51 Flowers"])
      try await expectEqual(carts.takeBack(), nil)
      // Lines after the removed ones are found at their new positions.
      _ = try await carts.update(as: .remove) { try $0?.remove(line: "TOM 0.351") }
      try await expectEqual(carts.cart()?.lines.ids, ["TOM 0.35", "MISC 3.50 Flowers", "MISC 3.51 Flowers"])
    }
  }

  func testAStepIsKeptFromOneStartToTheNext() async throws {
    let database = try makeArcadeDatabase()
    let carts = SQLCartRepository(database: database)
    let before = try cart()
    try await carts.update(as: .scan) { $0 = before }
    try await carts.clear()
    await database.close()

    let next = SQLCartRepository(database: database.reopened)
    try await expectEqual(next.takeBack()?.step, .clear)
    try await expectEqual(next.cart(), before)
  }

  func testEachTillTakesBackItsOwnSteps() async throws {
    let database = try makeArcadeDatabase()
    let (ana, bob) = (try XCTUnwrap(Owner("Ana")), try XCTUnwrap(Owner("Bob")))
    let (one, other) = (
      SQLCartRepository(database: database, owner: ana), SQLCartRepository(database: database, owner: bob)
    )
    let cart = try cart()
    try await one.update(as: .scan) { $0 = cart }
    try await expectEqual(other.takeBack(), nil)
    try await expectEqual(one.cart(), cart)
  }

  func testACartThatCannotBeReadIsEmptiedWithItsSteps() async throws {
    let database = try makeArcadeDatabase()
    let carts = SQLCartRepository(database: database)
    let cart = try cart()
    try await carts.update(as: .scan) { $0 = cart }
    try await database.change("UPDATE cart_lines SET currency = 'EURO'")
    try await carts.clear()
    try await expectEqual(carts.takeBack(), nil)
  }

  func testRowsThatWereEditedByHandAreFound() async throws {
    let edits = [
      "UPDATE sale_lines SET thousandths = 0 WHERE position = 0",
      "UPDATE sale_lines SET unit = NULL WHERE position = 0",
      "UPDATE sale_lines SET unit = 'kg' WHERE position = 3",
      "UPDATE sale_lines SET thousandths = 360 WHERE position = 0",
      "UPDATE sale_lines SET is_listed = 0 WHERE position = 3",
    ]
    for edit in edits {
      let database = try makeArcadeDatabase()
      let (carts, payments) = (SQLCartRepository(database: database), SQLPaymentRepository(database: database))
      let cart = try cart()
      try await carts.save(cart)
      _ = try await payments.sell(quote(cart))
      try await database.change(edit)
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all).isEmpty, false, edit)
    }
  }

  func testAStepOfAnotherCartIsFound() async throws {
    for edit in ["cart = '{}'", "cart = replace(cart, 'EUR', 'EURO')", "step = 'dance'"] {
      let database = try makeArcadeDatabase()
      let carts = SQLCartRepository(database: database)
      let cart = try cart()
      for lines in [1, cart.lines.count] {
        try await carts.save(Cart(cart.lines.prefix(lines), currency: .eur))
      }
      try await database.change("UPDATE cart_steps SET \(edit)")
      await expectEqual(repositoryFailure { try await carts.takeBack() }?.code, .corrupt, edit)
      try await expectEqual(carts.cart(), cart)
    }
  }

  /// Two equal weighings, another one, two mugs, and flowers as a custom item.
  private func cart() throws -> Cart {
    var cart = Cart()
    for weight in [350, 350, 500] { try cart.add(tomatoes(), quantity: .weighing(thousandths: Int64(weight))) }
    try cart.add(XCTUnwrap(Product.sample("MUG", minorUnits: 750)), quantity: 2)
    try cart.add(Cart.Line(unlisted: "Flowers", at: euro(350), tax: nil))
    return cart
  }

  private func quote(_ cart: Cart) throws -> PromotionQuote {
    let ten = PromotionRule.percentOff(Percent(whole: 10))
    return try PromotionBook([.sample("ten", ten, on: ["TOM"])]).quote(
      for: cart,
      on: CalendarDay(daysSince1970: 20_000)
    )
  }

  private func tomatoes() throws -> Product {
    Product(code: try XCTUnwrap(Product.Code("TOM")), name: "Tomatoes", price: euro(240), unit: "kg")
  }
}

/// Stored discounts, codes and shipping: in a cart, and in a sale.
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
    let order = try await payments.sell(quote)

    XCTAssertEqual(order.quote, try quote.asSold())
    XCTAssertEqual(order.terms, terms)
    // 5.00 for two vouchers, 20.00 less 10 %, a free mug, and 1.00 for shipping.
    XCTAssertEqual([order.quote.total.decimalText, order.quote.shipping?.total.decimalText], ["24.00", "1.00"])
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

  /// Two vouchers for one, a free mug, 10 % off shirts for staff, and shipping for 1.00.
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
