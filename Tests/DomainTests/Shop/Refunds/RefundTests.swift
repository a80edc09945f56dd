import ArcadeDomain
import ArcadeTesting
import XCTest

/// The amounts and pieces of refunds.
final class RefundTests: XCTestCase {
  /// 3 apples for 20.00 (two at 10.00 and one free), a loaf at 6.00, and 0.35 of cheese at 4.00: 1.40; shipping 4.90.
  private func order(_ tenders: [Tender]? = nil) throws -> Order {
    var stall = try Stall.usual()
    stall.shipping = Shipping(method: "post", price: euro(490))
    try stall.offer("3 for 2", [.nForM(buy: 3, pay: 2)], only("A"))
    return try Order.sample(7, stall.quote("3A B 0.35C"), tenders: tenders)
  }

  private func refunding(_ order: Order, _ wanted: RefundRequest...) throws -> Order {
    try wanted.reduce(order) { order, wanted in
      let quote = try order.refund(of: wanted)
      return try order.adding(quote)
    }
  }

  func testTheCheapestPiecesComeBackFirst() throws {
    let order = try order()
    // 20.00 + 6.00 + 1.40 + 4.90 = 32.30.
    XCTAssertEqual(order.quote.total, euro(3_230))
    let pieces = try XCTUnwrap(order.quote.lines.first).pieces.flatMap { Array(repeating: $0.price, count: $0.count) }
    var left = order
    // The pieces are listed most expensive first, and are refunded from the other end.
    for price in pieces.reversed() {
      let quote = try left.refund(of: .product(code("A"), pieces: 1))
      XCTAssertEqual(quote.total, price)
      left = try left.adding(quote)
    }
    XCTAssertEqual(left.refunded, euro(2_000))
    assertThrows(RefundError.tooMany(asked: 1, left: 0), try left.refund(of: .product(code("A"), pieces: 1)))
  }

  func testTheShippingGoesBackWithTheLastPieceWhicheverThatIs() throws {
    let order = try order()
    XCTAssertEqual(try order.refund(of: .everything).shipping, euro(490))
    XCTAssertEqual(try order.refund(of: .everything).total, order.quote.total)
    for last in ["A", "B", "C"] {
      var left = order
      for text in ["A", "B", "C"] where text != last {
        let quote = try left.refund(of: .product(code(text), pieces: nil))
        XCTAssertNil(quote.shipping)
        left = try left.adding(quote)
      }
      let quote = try left.refund(of: .everything)
      XCTAssertEqual(quote.shipping, euro(490))
      XCTAssertEqual(try left.adding(quote).refunded, order.quote.total)
      assertThrows(RefundError.nothingLeft, try left.adding(quote).refund(of: .everything))
    }
  }

  func testAWeighingComesBackWhole() throws {
    let quote = try order().refund(of: .product(code("C"), pieces: 1))
    XCTAssertEqual(quote.lines.map(\.quantity), [.weighing(thousandths: 350)])
    XCTAssertEqual(quote.total, euro(140))
    assertThrows(RefundError.tooMany(asked: 2, left: 1), try order().refund(of: .product(code("C"), pieces: 2)))
  }

  func testFreePiecesComeBackForNothing() throws {
    let line = PromotionQuote.Line(
      product: try product("B", 600),
      quantity: .pieces(1),
      subtotal: euro(600),
      pieces: [PromotionQuote.Pieces(count: 1, price: euro(600))],
      total: euro(600)
    )
    let added = [AddedPieces(id: "gift", product: try product("M", 750), count: 2)]
    let day = CalendarDay(daysSince1970: 20_000)
    let order = try Order.sample(1, PromotionQuote(day: day, currency: .eur, lines: [line], added: added))
    let gifts = try order.refund(of: .product(code("M"), pieces: nil))
    XCTAssertEqual(gifts.total, euro(0))
    XCTAssertEqual(gifts.tenders, [])
    XCTAssertEqual(gifts.lines.map(\.position), [1])
    XCTAssertEqual(gifts.pieceCount, 2)
    XCTAssertEqual(try order.adding(gifts).refund(of: .everything).pieceCount, 1)
    XCTAssertEqual(try order.refund(of: .everything).pieceCount, 3)
  }

  func testCashGoesBackBeforeCardsAndNeverMoreThanWasPaidSo() throws {
    // 10.00 in cash, paid with 20.00, and 22.30 by card.
    var left = try order([Tender(.cash, euro(1_000), given: euro(2_000)), Tender(.card, euro(2_230))])
    var given: [[String]] = []
    for text in ["B", "A", "C"] {
      let quote = try left.refund(of: .product(code(text), pieces: nil))
      given.append(quote.tenders.map { "\($0.kind) \($0.amount.minorUnits)" })
      left = try left.adding(quote)
    }
    // 6.00; 20.00, of which 4.00 are left in cash; 1.40 and 4.90 for shipping.
    XCTAssertEqual(given, [["cash 600"], ["cash 400", "card 1600"], ["card 630"]])
  }

  func testTaxesOfRefundsAreWhatIsMissingOfTheTaxOfAll() throws {
    // Each piece at 0.99 with 21 % tax: 0.17 (0.1718) for one, 0.34 (0.3436) for two, and 0.52 (0.5155) for three.
    let taxed = Product(code: try code("T"), name: "T", price: euro(99), tax: percent(21))
    let line = PromotionQuote.Line(
      product: taxed,
      quantity: .pieces(3),
      subtotal: euro(297),
      pieces: [PromotionQuote.Pieces(count: 3, price: euro(99))],
      total: euro(297)
    )
    var left = try Order.sample(
      1,
      PromotionQuote(day: CalendarDay(daysSince1970: 20_000), currency: .eur, lines: [line])
    )
    XCTAssertEqual(left.quote.taxes.map(\.tax), [euro(52)])
    var taxes: [Int64] = []
    for _ in 0..<3 {
      let quote = try left.refund(of: .line(0, pieces: 1))
      taxes += quote.taxes.map(\.tax.minorUnits)
      left = try left.adding(quote)
    }
    XCTAssertEqual(taxes, [17, 17, 18])
  }

  func testATextMeansACodeElseALine() throws {
    let order = try order()
    let table: [(String?, RefundRequest)] = [
      (nil, .everything), ("B", .product(try code("B"), pieces: nil)), ("b", .product(try code("B"), pieces: nil)),
      ("3", .line(2, pieces: nil)),
    ]
    for (text, wanted) in table { XCTAssertEqual(try order.refundRequest(for: text), wanted) }
    for text in ["X", "0", "4", "-1"] {
      assertThrows(RefundError.notInOrder(text), try order.refundRequest(for: text))
    }
    XCTAssertEqual(try refunding(order, .line(0, pieces: nil)).refundable.map(\.code.text), ["B", "C"])
  }

  func testNothingAndLessThanNothingDoesNotComeBack() throws {
    for pieces in [0, -1, .min] {
      XCTAssertThrowsError(try order().refund(of: .line(0, pieces: pieces)), "\(pieces)")
    }
  }

  private func product(_ text: String, _ price: Int64) throws -> Product {
    Product(code: try code(text), name: text, price: euro(price))
  }
}

extension Order {
  /// Returns the order with a refund, as a repository stores it.
  func adding(_ quote: RefundQuote) throws -> Order {
    try adding(
      Refund.ID(number: Int64(refunds.count + 1)),
      of: quote.lines.flatMap { line in line.pieces.map { (line.position, $0) } },
      shipping: quote.shipping,
      tenders: quote.tenders,
      at: Moment(milliseconds: 1)
    )
  }
}
