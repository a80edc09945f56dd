import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Stored price overrides: in a cart, and in a sale.
final class SoldPricesTests: XCTestCase {
  func testACartAndAnOrderKeepThem() async throws {
    try await onEveryEngine { database in
      let (carts, payments) = (SQLCartRepository(database: database), SQLPaymentRepository(database: database))
      let cart = try self.cart()
      try await carts.save(cart)
      try await expectEqual(carts.cart(), cart)

      let order = try await payments.sell(self.quote(cart))
      // Two chipped mugs at 6.75, one at 7.50, flowers at 3.00 and 0.35 kg at 2.00.
      XCTAssertEqual(order.quote.total, euro(1_350 + 750 + 300 + 70))
      XCTAssertEqual(order.quote, try self.quote(cart).asSold())
      try await expectEqual(SQLOrderRepository(database: database).order(order.id)?.quote, order.quote)
      try await expectEqual(carts.cart(), nil)
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testWhatCameSinceThePaymentBeganStays() async throws {
    try await onEveryEngine { database in
      let (carts, payments) = (SQLCartRepository(database: database), SQLPaymentRepository(database: database))
      var cart = try self.cart()
      try await carts.save(cart)
      let attempt = try await payments.begin(self.quote(cart), nonce: 1, at: .november20)
      let (mug, tomatoes) = (cart.lines[0], cart.lines[3])
      try cart.add(Cart.Line(product: mug.product, quantity: 1, byHand: mug.byHand))
      try cart.add(Cart.Line(product: mug.product, quantity: 1, byHand: .insteadOf(euro(750), reason: "cracked")))
      try cart.add(tomatoes)
      try cart.add(Cart.Line(product: tomatoes.product, quantity: tomatoes.quantity))
      try await carts.save(cart)
      var sold = cart
      sold.removePieces(of: try self.quote(self.cart()))

      _ = try await payments.settle(attempt.id, reference: "r", at: .november20)

      let left = try await carts.cart()
      XCTAssertEqual(left?.lines.ids, ["MUG 6.75 = chipped", "MUG 6.75 = cracked", "TOM 0.35 2.00 =", "TOM 0.35"])
      XCTAssertEqual(left?.lines.map(\.quantity.pieceCount), [1, 1, 1, 1])
      XCTAssertEqual(left?.lines.ids, sold.lines.ids)
    }
  }

  func testTheBooksSayWhyAndWhatWouldHaveBeenPaid() throws {
    let order = Order(
      id: Order.ID(number: 7),
      paidAt: try XCTUnwrap(Moment(iso: "2026-12-01T09:30:00Z")),
      reference: "cash",
      quote: try quote(cart()).asSold(),
      tenders: []
    )
    let export = OrderExport(language: "en")
    // Twice 0.75 less, 0.50 less, and 0.14 less of 0.84.
    let ledger = """
      line,7,,2026-12-01T09:30:00Z,,MUG,Mug,2,,6.75,0.00,13.50,21,,,EUR
      byHand,7,,2026-12-01T09:30:00Z,,MUG,chipped,2,,7.50,1.50,0.00,21,,,EUR
      line,7,,2026-12-01T09:30:00Z,,MUG,Mug,1,,7.50,0.00,7.50,21,,,EUR
      line,7,,2026-12-01T09:30:00Z,,MISC,Flowers,1,,3.00,0.00,3.00,,,,EUR
      byHand,7,,2026-12-01T09:30:00Z,,MISC,,1,,3.50,0.50,0.00,,,,EUR
      line,7,,2026-12-01T09:30:00Z,,TOM,Tomatoes,0.35,kg,2.00,0.00,0.70,,,,EUR
      byHand,7,,2026-12-01T09:30:00Z,,TOM,,0.35,kg,2.40,0.14,0.00,,,,EUR
      tax,7,,2026-12-01T09:30:00Z,,,,,,,,21.00,21,17.36,3.64,EUR

      """
    XCTAssertEqual(export.ledger(of: order).replacing("\r\n", with: "\n"), ledger)
    let table = """
      id,paidAt,code,name,quantity,unitPrice,subtotal,discountName,discount,total,currency,tax,unit,listPrice,reason
      7,2026-12-01T09:30:00Z,MUG,Mug,2,6.75,13.50,,,13.50,EUR,21,,7.50,chipped
      7,2026-12-01T09:30:00Z,MUG,Mug,1,7.50,7.50,,,7.50,EUR,21,,,
      7,2026-12-01T09:30:00Z,MISC,Flowers,1,3.00,3.00,,,3.00,EUR,,,3.50,
      7,2026-12-01T09:30:00Z,TOM,Tomatoes,0.35,2.00,0.70,,,0.70,EUR,,kg,2.40,

      """
    XCTAssertEqual(export.table(of: order).replacing("\r\n", with: "\n"), table)
  }

  /// Two chipped mugs and an intact one, flowers as a custom item, and tomatoes.
  private func cart() throws -> Cart {
    let catalog = try Catalog.stall()
    func product(_ code: String, _ price: Int64, tax: Int? = nil) throws -> Product {
      let product = try XCTUnwrap(catalog.products.first { $0.code.text == code })
      return product.with(price: euro(price), tax: tax.map { Percent(whole: $0) })
    }
    return try Cart(
      [
        Cart.Line(product: product("MUG", 675), quantity: 2, byHand: .insteadOf(euro(750), reason: "chipped")),
        Cart.Line(product: product("MUG", 750), quantity: 1),
        Cart.Line(
          product: Product(code: .unlisted, name: "Flowers", price: euro(300)),
          quantity: 1,
          isListed: false,
          byHand: .insteadOf(euro(350), reason: nil)
        ),
        Cart.Line(
          product: product("TOM", 200),
          quantity: .weighing(thousandths: 350),
          byHand: .insteadOf(euro(240), reason: nil)
        ),
      ],
      currency: .eur
    )
  }

  /// Returns a quote with a discount on everything.
  private func quote(_ cart: Cart) throws -> PromotionQuote {
    let taxed = cart.lines.map { line in
      line.product.code.text != "MUG"
        ? line
        : Cart.Line(
          product: line.product.with(tax: Percent(whole: 21)),
          quantity: line.quantity,
          byHand: line.byHand
        )
    }
    let book = PromotionBook([try .sample("three", .nForM(buy: 3, pay: 1), on: ["MUG"])])
    return try book.quote(for: Cart(taxed, currency: .eur), on: CalendarDay(daysSince1970: 20_000))
  }
}
