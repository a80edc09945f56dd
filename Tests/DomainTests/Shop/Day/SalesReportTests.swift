import ArcadeDomain
import ArcadeTesting
import XCTest

/// The sales report of a day.
final class SalesReportTests: XCTestCase {
  /// Two orders: 3 apples for 2 (20.00) with a loaf (6.00), 10.00 of it in cash; and 2 loaves (12.00) in cash.
  private func orders() throws -> [Order] {
    var stall = try Stall.usual()
    try stall.offer("3 for 2", [.nForM(buy: 3, pay: 2)], only("A"))
    stall.products = stall.products.map {
      Product(code: $0.code, name: $0.name, price: $0.price, tax: $0.code.text == "B" ? percent(10) : percent(21))
    }
    let tenders = [[Tender(.cash, euro(1_000)), Tender(.card, euro(1_600))], [Tender(.cash, euro(1_200))]]
    return try zip(["3A B", "2B"], tenders).enumerated().map { place, sale in
      try Order.sample(Int64(place + 1), stall.quote(sale.0).asSold(), tenders: sale.1)
    }
  }

  func testSalesAndRefundsAddUp() throws {
    let orders = try orders()
    let refund = try XCTUnwrap(orders[1].adding(orders[1].refund(of: .line(0, pieces: 1))).refunds.first)
    let totals = try XCTUnwrap(TradeSums(orders: orders, refunds: [refund]).totals.first)

    XCTAssertEqual([totals.orderCount, totals.refundCount], [2, 1])
    XCTAssertEqual([totals.sales, totals.refunds, totals.net], [euro(3_800), euro(600), euro(3_200)])
    XCTAssertEqual(totals.payments.map(\.kind), [.cash, .card])
    XCTAssertEqual(totals.payments.map(\.sales), [euro(2_200), euro(1_600)])
    XCTAssertEqual(totals.payments.map(\.refunds), [euro(600), euro(0)])
    XCTAssertEqual(totals.payments.map(\.net), [euro(1_600), euro(1_600)])
    // 10 % of 6.00 is 0.55 (0.5454), and of 12.00 it is 1.09; 6.00 with 0.55 was refunded. 21 % of 20.00 is 3.47
    // (3.4710).
    XCTAssertEqual(totals.taxes.map(\.rate), [percent(10), percent(21)])
    XCTAssertEqual(totals.taxes.map(\.gross), [euro(1_200), euro(2_000)])
    XCTAssertEqual(totals.taxes.map(\.tax), [euro(109), euro(347)])
    XCTAssertEqual(totals.discounts.map { "\($0.id) \($0.orderCount) \($0.amount.minorUnits)" }, ["3 for 2 1 1000"])
    let sellers = totals.bestSellers.map { "\($0.product.code) \($0.quantity.decimalText) \($0.amount.minorUnits)" }
    XCTAssertEqual(sellers, ["A 3 2000", "B 3 1800"])
    XCTAssertEqual([totals.first, totals.last], [orders[0].id, orders[1].id])
  }

  func testWhatIsNotOnTheListIsABestSellerByItsName() throws {
    var cart = Cart()
    for (name, cents) in [("Honey", 300), ("Jam", 500), ("Honey", 400)] {
      try cart.add(Cart.Line(unlisted: name, at: euro(Int64(cents)), tax: nil))
    }
    let day = CalendarDay(daysSince1970: 20_000)
    let quote = try PromotionBook([]).quote(for: QuoteRequest(cart, on: day)).asSold()
    let order = Order(id: Order.ID(number: 1), paidAt: Moment(milliseconds: 0), reference: "r", quote: quote)

    let totals = try XCTUnwrap(TradeSums(orders: [order]).totals.first)

    let sellers = totals.bestSellers.map { "\($0.product.name) \($0.quantity.decimalText) \($0.amount.minorUnits)" }
    XCTAssertEqual(sellers, ["Honey 2 700", "Jam 1 500"])
  }

  func testEachCurrencyIsAddedUpByItself() throws {
    XCTAssertEqual(TradeSums().totals, [])
    var stall = try Stall.usual()
    stall.currency = .jpy
    stall.products = []
    try stall.sell("A", 300)
    let yen = try Order.sample(3, stall.quote("A").asSold())
    let totals = try TradeSums(orders: orders() + [yen]).totals
    XCTAssertEqual(totals.map(\.sales), [euro(3_800), Money(minorUnits: 300, currency: .jpy)])
    XCTAssertEqual(totals.map(\.orderCount), [2, 1])
  }

  func testASumThatDoesNotFitIsAnError() throws {
    let quote = try Stall.usual().quote("A")
    let line = try XCTUnwrap(quote.lines.first)
    let large = PromotionQuote.Line(
      product: line.product,
      quantity: .pieces(1),
      subtotal: euro(.max),
      pieces: [PromotionQuote.Pieces(count: 1, price: euro(.max))],
      total: euro(.max)
    )
    let order = try Order.sample(1, PromotionQuote(day: quote.day, currency: .eur, lines: [large]))
    XCTAssertThrowsError(try TradeSums(orders: [order, order]))
  }
}
