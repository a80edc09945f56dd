import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Orders as tables.
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
    let eur = try XCTUnwrap(Currency(code: "EUR"))
    func money(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: eur) }
    func product(_ code: String, _ name: String, _ cents: Int64, tax: Percent? = nil) throws -> Product {
      Product(code: try XCTUnwrap(Product.Code(code)), name: name, price: money(cents), tax: tax)
    }
    let day = try XCTUnwrap(CalendarDay(iso: "2026-12-01"))
    let name = try XCTUnwrap(LocalizedText(byLanguage: ["en": "two for one", "es": "dos por uno"]))
    let lines = [
      PromotionQuote.Line(
        product: try product("MUG", "=SUM(1,2) \"big\"", 750),
        quantity: .pieces(2),
        subtotal: money(1_500),
        discounts: [PromotionQuote.Discount(id: "x", name: name, amount: money(500))],
        pieces: [PromotionQuote.Pieces(count: 2, price: money(500))],
        total: money(1_000)
      ),
      PromotionQuote.Line(
        product: try product("-X", "Two\nlines", 1_250, tax: Percent(hundredths: 1_050)),
        quantity: .pieces(1),
        subtotal: money(1_250),
        pieces: [PromotionQuote.Pieces(count: 1, price: money(1_250))],
        total: money(1_250)
      ),
    ]
    return Order(
      id: Order.ID(number: number),
      paidAt: try XCTUnwrap(Moment(iso: "2026-12-01T09:30:00Z")),
      reference: "=P-\(number)",
      quote: try PromotionQuote(day: day, currency: eur, lines: lines),
      tenders: tenders
    )
  }
}

extension OrderExport {
  fileprivate func table(_ orders: [Order]) -> String {
    headings(withTills: false) + rows(of: orders, withTills: false)
  }
}
