import ArcadeData
@testable import ArcadeDomain
import ArcadeTesting
import XCTest

/// The bookkeeping export.
final class LedgerTests: XCTestCase {
  /// Returns an order of 2 mugs at 7.50 with 21 % (2.60 of 15.00), one of them free, and 4.90 for shipping; 5.00 of
  /// 12.40 in cash.
  private func order() throws -> Order {
    let mug = Product(code: try XCTUnwrap(Product.Code("MUG")), name: "=1+1", price: euro(750), tax: Percent(whole: 21))
    let line = PromotionQuote.Line(
      product: mug,
      quantity: .pieces(2),
      subtotal: euro(1_500),
      discounts: [PromotionQuote.Discount(id: "d", name: LocalizedText("d"), amount: euro(750))],
      pieces: [PromotionQuote.Pieces(count: 1, price: euro(750)), PromotionQuote.Pieces(count: 1, price: euro(0))],
      total: euro(750)
    )
    let shipping = ShippingQuote(shipping: Shipping(method: "post", price: euro(490)), discount: euro(0))
    let quote = try PromotionQuote(
      day: CalendarDay(daysSince1970: 20_000),
      currency: .eur,
      lines: [line],
      shipping: shipping
    )
    return Order(
      id: Order.ID(number: 7),
      paidAt: try XCTUnwrap(Moment(iso: "2026-12-01T09:30:00Z")),
      reference: "r",
      quote: quote,
      tenders: [Tender(.cash, euro(500), given: euro(1_000)), Tender(.card, euro(740))],
      till: try XCTUnwrap(Owner("till-1"))
    )
  }

  private func refunded() throws -> Order {
    let order = try order()
    let quote = try order.refund(of: .everything)
    return try order.adding(
      Refund.ID(number: 3),
      of: quote.lines.flatMap { line in line.pieces.map { (line.position, $0) } },
      shipping: quote.shipping,
      tenders: quote.tenders,
      at: try XCTUnwrap(Moment(iso: "2026-12-02T10:00:00Z"))
    )
  }

  // 21 % in 7.50 is 1.30 (1.3016), and 6.20 are left.
  private let sold = """
    line,7,,2026-12-01T09:30:00Z,till-1,MUG,'=1+1,2,,7.50,7.50,7.50,21,,,EUR
    shipping,7,,2026-12-01T09:30:00Z,till-1,,post,,,,0.00,4.90,,,,EUR
    payment,7,,2026-12-01T09:30:00Z,till-1,,cash,,,,,5.00,,,,EUR
    payment,7,,2026-12-01T09:30:00Z,till-1,,card,,,,,7.40,,,,EUR
    tax,7,,2026-12-01T09:30:00Z,till-1,,,,,,,7.50,21,6.20,1.30,EUR

    """
  private let back = """
    line,7,3,2026-12-02T10:00:00Z,,MUG,'=1+1,-2,,7.50,,-7.50,21,,,EUR
    shipping,7,3,2026-12-02T10:00:00Z,,,post,,,,,-4.90,,,,EUR
    payment,7,3,2026-12-02T10:00:00Z,,,cash,,,,,-5.00,,,,EUR
    payment,7,3,2026-12-02T10:00:00Z,,,card,,,,,-7.40,,,,EUR
    tax,7,3,2026-12-02T10:00:00Z,,,,,,,,-7.50,21,-6.20,-1.30,EUR

    """

  func testWhatCameBackStandsBelowZero() throws {
    let export = OrderExport(language: "en")
    XCTAssertEqual(
      export.ledgerHeadings,
      "row,order,refund,at,till,code,name,quantity,unit,unitPrice,discount,amount,rate,net,tax,currency\r\n"
    )
    XCTAssertEqual(export.ledger(of: try refunded()), (sold + back).replacing("\n", with: "\r\n"))
  }

  func testOnlyWhatIsSinceAMomentIsThere() throws {
    let export = OrderExport(language: "en")
    let second = try XCTUnwrap(Moment(iso: "2026-12-02T00:00:00Z"))
    XCTAssertEqual(export.ledger(of: try refunded(), since: second), back.replacing("\n", with: "\r\n"))
    XCTAssertEqual(export.ledger(of: try order(), since: second), "")
  }
}

final class OrderExportTests: XCTestCase {
  func testOrdersAreRowsWithTheirSums() throws {
    let text = OrderExport(language: "en").table([try order(7)])
    let rows = [
      "id,paidAt,reference,on,subtotal,discount,total,currency,cash,card,change",
      "7,2026-12-01T09:30:00Z,'=P-7,2026-12-01,27.50,5.00,22.50,EUR,,22.50,", "",
    ]
    XCTAssertEqual(text, rows.joined(separator: "\r\n"))
  }

  func testAReceiptHasARowForEachLine() throws {
    let text = OrderExport(language: "es").table(of: try order(7))
    let rows = [
      "id,paidAt,code,name,quantity,unitPrice,subtotal,discountName,discount,total,currency,tax",
      #"7,2026-12-01T09:30:00Z,MUG,"'=SUM(1,2) ""big""",2,7.50,15.00,dos por uno,5.00,10.00,EUR,"#,
      "7,2026-12-01T09:30:00Z,'-X,\"Two\nlines\",1,12.50,12.50,,,12.50,EUR,10.5", "",
    ]
    XCTAssertEqual(text, rows.joined(separator: "\r\n"))
  }

  func testEachTextIsCleanedBeforeItIsDefused() throws {
    let text = OrderExport(language: "en") { $0.replacing("P", with: "") }.table([try order(1)])
    XCTAssertTrue(text.contains(",'=-1,"), text)
  }

  func testWhatWasHandedOverStandsBesideTheChange() throws {
    let table: [([Tender], String)] = [
      ([Tender(.cash, euro(2_250), given: euro(5_000))], "50.00,,27.50"),
      ([Tender(.cash, euro(1_000)), Tender(.card, euro(1_250))], "10.00,12.50,"),
    ]
    for (tenders, cells) in table {
      let text = OrderExport(language: "en").table([try order(7, tenders)])
      XCTAssertTrue(text.hasSuffix(",22.50,EUR,\(cells)\r\n"), text)
    }
  }

  private func order(_ number: Int64, _ tenders: [Tender]? = nil) throws -> Order {
    func product(_ code: String, _ name: String, _ cents: Int64, tax: Percent? = nil) throws -> Product {
      Product(code: try XCTUnwrap(Product.Code(code)), name: name, price: euro(cents), tax: tax)
    }
    let day = try XCTUnwrap(CalendarDay(iso: "2026-12-01"))
    let name = try XCTUnwrap(LocalizedText(byLanguage: ["en": "two for one", "es": "dos por uno"]))
    let lines = [
      PromotionQuote.Line(
        product: try product("MUG", "=SUM(1,2) \"big\"", 750),
        quantity: .pieces(2),
        subtotal: euro(1_500),
        discounts: [PromotionQuote.Discount(id: "x", name: name, amount: euro(500))],
        pieces: [PromotionQuote.Pieces(count: 2, price: euro(500))],
        total: euro(1_000)
      ),
      PromotionQuote.Line(
        product: try product("-X", "Two\nlines", 1_250, tax: Percent(hundredths: 1_050)),
        quantity: .pieces(1),
        subtotal: euro(1_250),
        pieces: [PromotionQuote.Pieces(count: 1, price: euro(1_250))],
        total: euro(1_250)
      ),
    ]
    return Order(
      id: Order.ID(number: number),
      paidAt: try XCTUnwrap(Moment(iso: "2026-12-01T09:30:00Z")),
      reference: "=P-\(number)",
      quote: try PromotionQuote(day: day, currency: .eur, lines: lines),
      tenders: tenders
    )
  }
}

extension OrderExport {
  fileprivate func table(_ orders: [Order]) -> String {
    headings(withTills: false) + rows(of: orders, withTills: false)
  }
}

/// The summaries in a list of orders.
final class OrderPageTests: XCTestCase {
  func testPagesOfOrdersSayWhatTheOrdersDo() async throws {
    try await onEveryEngine { database in
      let (orders, time) = (SQLOrderRepository(database: database), HandDrivenTime())
      let shop = try Shop(in: database, discounts: .sample(), gateway: InMemoryPaymentGateway(), time: time)
      // 7.50; 15.00 and 4.50 for shipping; two vouchers for 5.00, of which one is free.
      let carts: [(codes: [String], post: Int64?)] = [
        (["MUG"], nil), (["MUG", "MUG"], 450), (["VOUCHER", "VOUCHER"], nil),
      ]
      for (codes, post) in carts {
        var cart = try Cart.scanning(codes, from: .sample())
        let price = post.map { euro($0) }
        cart.agree(on: CartTerms(shipping: price.map { Shipping(method: "post", price: $0) }))
        try await shop.carts.save(cart)
        let quote = try await shop.applyDiscounts(to: cart, on: time.today())
        _ = try await shop.payForCart(quote, nonce: 7)
        time.advance(by: .seconds(86_400))
      }

      let all = try await orders.summaries(in: .all, at: .newest, most: 10).rows
      XCTAssertEqual(all.map(\.id.number), [3, 2, 1])
      XCTAssertEqual(all.map(\.pieces), [2, 2, 1])
      XCTAssertEqual(all.map(\.total.decimalText), ["5.00", "19.50", "7.50"])
      let whole = try await orders.orders()
      XCTAssertEqual(all, whole.map { OrderSummary($0) })

      let second = try XCTUnwrap(CalendarDay(iso: "2026-11-21"))
      let cases: [(days: DaySpan, ids: [Int64])] = [
        (.on(second), [2]), (DaySpan(from: second), [3, 2]), (DaySpan(until: second), [2, 1]), (.all, [3, 2, 1]),
        (.on(CalendarDay(daysSince1970: 0)), []),
      ]
      for (days, ids) in cases {
        try await expectEqual(orders.summaries(in: days, at: .newest, most: 10).rows.map(\.id.number), ids)
        let (newest, oldest) = (
          try await orders.orders(.newestFirst(in: days)), try await orders.orders(.oldestFirst(in: days))
        )
        XCTAssertEqual(newest.map(\.id.number), ids)
        XCTAssertEqual(oldest, newest.reversed())
      }
      let pages: [(place: PageCursor, ids: [Int64], hasNewer: Bool, hasOlder: Bool)] = [
        (.newest, [3, 2], false, true), (.before(2), [1], true, false), (.after(1), [3, 2], false, true),
        (.after(0), [2, 1], true, true), (.before(1), [], true, false),
      ]
      for (place, ids, hasNewer, hasOlder) in pages {
        let page = try await orders.summaries(in: .all, at: place, most: 2)
        XCTAssertEqual(page.rows.map(\.id.number), ids)
        XCTAssertEqual([page.newer != nil, page.older != nil], [hasNewer, hasOlder])
      }
      let late = try await orders.summaries(in: DaySpan(from: second), at: .before(3), most: 2)
      XCTAssertEqual(late.rows.map(\.id.number), [2])
    }
  }
}
