import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// What a bookkeeper gets.
final class LedgerTests: XCTestCase {
  /// 2 mugs at 7.50 with 21 % (2.60 of 15.00), one of them free, and 4.90 for the post; 5.00 of 12.40 in cash.
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
