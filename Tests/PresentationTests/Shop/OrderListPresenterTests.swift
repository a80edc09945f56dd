import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class OrderListPresenterTests: XCTestCase {
  func testOrdersAreListedNewestFirst() async throws {
    let shop = try await SampleShop(selling: "MUG")
    shop.time.advance(by: .seconds(3_600))
    try await shop.buy("VOUCHER", "VOUCHER", "TSHIRT")
    let screen = await shown(OrderListPresenter(shop.actions()))
    XCTAssertEqual(screen.title, "Orders")
    XCTAssertEqual(screen.tables.map { $0.columns.map(\.title) }, [["Order", "Paid", "Pieces", "Total"]])
    let expected = [["2", "Nov 20, 2026 at 10:00 AM", "3", "€25.00"], ["1", "Nov 20, 2026 at 9:00 AM", "1", "€7.50"]]
    XCTAssertEqual(screen.rows, expected)
    XCTAssertEqual(screen.tables.first?.rows.map(\.address), ["/shop/orders/2", "/shop/orders/1"])
    XCTAssertEqual(screen.offer("open")?.fields.first?.choices.map(\.id), ["2", "1"])
  }

  func testAnOrderIsOpenedByItsNumber() async throws {
    let shop = try await SampleShop(selling: "MUG")
    var orders = OrderListPresenter(shop.actions())
    try await expectEqual(orders.perform("open", ["id": "1"]), .go(.order(1)))
    try await expectEqual(orders.perform("order", ["id": "7"]), .go(.order(7)))
    await assertRefuses("order", ["id": "0"], by: orders, "There is no order “0”.")
  }

  func testManyOrdersStandOnPages() async throws {
    let shop = try SampleShop()
    for _ in 0..<5 { try await shop.buy("MUG") }
    let cases: [(place: PageCursor, rows: [String], next: String?, previous: String?)] = [
      (.newest, ["5", "4"], "/shop/orders?before=4", nil),
      (.before(4), ["3", "2"], "/shop/orders?before=2", "/shop/orders?after=3"),
      (.before(2), ["1"], nil, "/shop/orders?after=1"),
      (.after(1), ["3", "2"], "/shop/orders?before=2", "/shop/orders?after=3"),
      (.after(3), ["5", "4"], "/shop/orders?before=4", nil),
    ]
    for (place, rows, next, previous) in cases {
      let actions = ShopScreens(shop: shop.shop, phrases: Language.english.samplePhrases, pageSize: 2)
      let screen = await shown(OrderListPresenter(actions, at: place))
      XCTAssertEqual(screen.rows.map(\.first), rows)
      XCTAssertEqual(screen.offer("next")?.address, next)
      XCTAssertEqual(screen.offer("previous")?.address, previous)
      XCTAssertEqual(screen.offer("more"), screen.offer("next"))
    }
  }

  func testOrdersOfADayAreAskedForByIt() async throws {
    let shop = try await SampleShop(selling: "MUG")
    shop.time.advance(by: .seconds(86_400))
    try await shop.buy("TSHIRT")
    var orders = OrderListPresenter(shop.actions())
    let next = try await orders.perform("orders", ["day": "2026-11-20"])
    XCTAssertEqual(next.route?.address, "/shop/orders?on=2026-11-20")
    let sentence = "“yesterday” is not a day. Write a day such as 2026-12-24."
    await assertRefuses("orders", ["day": "yesterday"], by: orders, sentence)
    await expectEqual(orders.load().offer("next"), nil)

    let cases: [(day: String, title: String, rows: [String])] = [
      ("2026-11-20", "Orders of Nov 20, 2026", ["1"]), ("2026-11-21", "Orders of Nov 21, 2026", ["2"]),
      ("2026-11-22", "Orders of Nov 22, 2026", []),
    ]
    for (day, title, rows) in cases {
      let page = await shown(OrderListPresenter(shop.actions(), on: CalendarDay(iso: day)))
      XCTAssertEqual(page.title, title)
      XCTAssertEqual(page.rows.map(\.first), rows)
    }
  }

  func testBeforeTheFirstOrderItSaysSo() async throws {
    let page = try await shown(OrderListPresenter(SampleShop().actions()))
    XCTAssertEqual(page.content, .empty("Nothing was bought yet."))
    XCTAssertNil(page.offer("open"))
  }

  func testOrdersThatCannotBeReadSayWhy() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.orders, with: .storeBusy)
    let page = await shown(OrderListPresenter(shop.actions()))
    XCTAssertEqual(page.content, .failed(.storeBusy))
  }
}
