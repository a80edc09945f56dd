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

    let kept = try await carts.cart()
    XCTAssertEqual(kept, cart)
    let quote = try book().quote(for: QuoteRequest(cart, on: day, catalog: .sample()))
    let attempt = try await payments.begin(quote, nonce: 1, at: .november20)
    let order = try await payments.settle(attempt.id, reference: "r", at: .november20)

    XCTAssertEqual(order.quote, try quote.asSold())
    XCTAssertEqual(order.terms, terms)
    // 5.00 for two vouchers, 20.00 less 10 %, a mug for nothing, and 1.00 for the post.
    XCTAssertEqual(order.quote.total.decimalText, "24.00")
    XCTAssertEqual(order.quote.shipping?.total.decimalText, "1.00")
    XCTAssertEqual(order.quote.added.map(\.product.code.text), ["MUG"])
    let left = try await carts.cart()
    XCTAssertNil(left)
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

    let failure = await repositoryFailure {
      try await SQLPaymentRepository(database: database).begin(quote, nonce: 1, at: .november20)
    }
    XCTAssertEqual(failure?.code, .cartChanged)
  }

  func testACodeIsKeptInACartThatIsEmpty() async throws {
    let carts = SQLCartRepository(database: try makeArcadeDatabase())
    var cart = Cart(currency: .jpy)
    cart.agree(on: CartTerms(codes: ["SPRING"].compactMap { PromotionCode($0) }))
    try await carts.save(cart)
    let kept = try await carts.cart()
    XCTAssertEqual(kept, cart)
    try await carts.clear()
    let cleared = try await carts.cart()
    XCTAssertNil(cleared)
  }

  func testWhatWasSoldBeforeKeepsItsTotalAndGivesEachPieceAPrice() async throws {
    let folder = try TemporaryFolder()
    let server = try PostgreSQLCluster.shared.get().makeDatabase()
    func check(_ make: ([Migration]) -> Database) async throws {
      let old = make(Array(ArcadeSchema.migrations.prefix(21)))
      try await old.write { connection in
        for statement in Self.soldBefore.split(separator: ";") { try connection.run(String(statement)) }
      }
      await old.close()
      let database = make(ArcadeSchema.migrations)
      try await checkSoldBefore(in: database)
      await database.close()
    }
    try await check { Database(path: folder.path("arcade.sqlite"), migrations: $0) }
    try await check { Database(server: server, migrations: $0) }
  }

  private func checkSoldBefore(in database: Database) async throws {
    let orders = try await SQLOrderRepository(database: database).orders()

    let quote = try XCTUnwrap(orders.first?.quote)
    // 3 × 5.00 less 5.00, 2 × 20.00 and 7.50.
    XCTAssertEqual([quote.subtotal, quote.discount, quote.total].map(\.decimalText), ["62.50", "5.00", "57.50"])
    XCTAssertEqual(
      quote.lines.map { $0.pieces.map { "\($0.count)x\($0.price.minorUnits)" } },
      [["1x334", "2x333"], ["2x2000"], ["1x750"]]
    )
    XCTAssertEqual(quote.lines.map { $0.discounts.map(\.name) }, [[LocalizedText("2-for-1")], [], []])
    XCTAssertEqual(quote.applied.map(\.id), ["voucher-2-for-1"])
    XCTAssertEqual(quote.applied.map(\.amount), [euro(500)])
    XCTAssertEqual(orders.map(\.tenders), [[Tender(.card, euro(5_750))]])
    let faults = try await database.faults(against: ArcadeLaws.all)
    XCTAssertEqual(faults, [])
  }

  private static let soldBefore = """
    INSERT INTO payment_attempts (id, nonce, state, started_at, day, currency)
      VALUES (1, 1, 'paid', '2026-01-01T00:00:00Z', '2026-01-01', 'EUR');
    INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity, discount_id, discount_name,
      discount_minor) VALUES (1, 0, 'VOUCHER', 'Voucher', 500, 3, 'voucher-2-for-1', '2-for-1', 500),
      (1, 1, 'TSHIRT', 'Shirt', 2000, 2, 'tshirt-bulk', '3 or more', 0),
      (1, 2, 'MUG', 'Mug', 750, 1, NULL, NULL, NULL);
    INSERT INTO orders VALUES (1, 1, '2026-01-01T00:00:01Z', 'r-1');
    UPDATE counters SET value = 1 WHERE name = 'orders'
    """

  /// Two vouchers for one, a free mug, 10 % off shirts for staff, and the post for 1.00.
  private func book() throws -> PromotionBook {
    let mug = try XCTUnwrap(Product.Code("MUG"))
    return PromotionBook(
      [
        try .sample("vouchers", .nForM(NForM(buy: 2, pay: 1)), on: ["VOUCHER"]),
        try Promotion(
          id: "staff",
          name: LocalizedText("staff"),
          selection: PieceSelection(products: ["TSHIRT"].compactMap(Product.Code.init)),
          rules: [.percentOff(PercentOff(percent: Percent(whole: 10)))],
          conditions: [.customerGroup("staff")]
        ),
        try Promotion(
          id: "mug",
          name: LocalizedText("mug"),
          rules: [.freePiece(FreePiece(product: mug))],
          code: PromotionCode("SPRING")
        ),
        try Promotion(
          id: "post",
          name: LocalizedText("post"),
          rules: [.shippingPrice(ShippingPrice(price: euro(100)))],
          code: PromotionCode("TEN")
        ),
      ],
      stacking: .staged
    )
  }

  private func euro(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .eur) }
}
