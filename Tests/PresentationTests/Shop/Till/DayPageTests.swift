import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The day, the drawer and its closings.
final class DayPageTests: XCTestCase {
  func testADayAddsUpWhatWasSoldAndWhatIsInTheDrawer() async throws {
    let shop = try SampleShop()
    try await sellForCash(shop, "MUG")
    try await shop.buy("VOUCHER", "VOUCHER")
    _ = try await shop.shop.refundOrder(1, .everything, after: 0)
    let screen = await shown(DayPresenter(shop.actions()))
    XCTAssertEqual(screen.title, "Nov 20, 2026")
    // A mug at 7.50 in cash, which was refunded; two vouchers at 5.00 together, by card.
    XCTAssertEqual(
      screen.facts.map { "\($0.label): \($0.value)" },
      ["Sales (2): €12.50", "Refunds (1): -€7.50", "Sales less refunds: €5.00", "First and last order: 1 – 2"]
    )
    XCTAssertEqual(
      screen.tables.map(\.title),
      [nil, "Discounts given", "Best sellers", "In the drawer since the last closing"]
    )
    let rows = [["Cash", "€7.50", "-€7.50", "€0.00"], ["Card", "€5.00", "€0.00", "€5.00"]]
    XCTAssertEqual(screen.tables.first?.rows.map(\.texts), rows)
    let expected = [["Float", "€0.00"], ["Cash sales", "€7.50"], ["Cash refunds", "-€7.50"], ["Expected", "€0.00"]]
    XCTAssertEqual(screen.tables.last?.rows.map(\.texts), expected)
  }

  func testAnotherDayHasItsOwnSalesAndNoDrawer() async throws {
    let shop = try await SampleShop(selling: "MUG")
    shop.time.advance(by: .seconds(86_400))
    for (text, hasSales) in [("2026-11-20", true), ("2026-11-19", false)] {
      let screen = await shown(DayPresenter(shop.actions(), CalendarDay(iso: text)))
      XCTAssertEqual(screen.texts, hasSales ? [] : ["Nothing was sold on this day, and nothing came back."])
      XCTAssertFalse(screen.tables.contains { $0.title == "In the drawer since the last closing" })
      XCTAssertEqual(screen.offer("next")?.address, hasSales ? "/shop/day" : "/shop/day/2026-11-20")
    }
  }

  func testCashIsMovedAndTheDrawerSaysWhatItShouldHold() async throws {
    let shop = try SampleShop()
    var day = DayPresenter(shop.actions())

    for (word, texts, news) in [
      ("float", ["amount": "50"], "Float: €50.00. The drawer should hold €50.00 now."),
      ("in", ["amount": "2,50", "why": "found"], "Put in: €2.50. The drawer should hold €52.50 now."),
      ("out", ["amount": "10", "why": "ice for the fish"], "Taken out: €10.00. The drawer should hold €42.50 now."),
    ] {
      try await expectEqual(day.perform(word, texts), .stay(news, .good))
    }
    for amount in ["0", "-1", "x", "0.234"] {
      try await expectEqual(day.perform("in", ["amount": amount, "why": "y"]).tones, [.bad], amount)
    }
    try await expectEqual(shop.records.drawer(in: .eur).expected.minorUnits, 4_250)
  }

  func testTheDrawerNeedsNoPriceList() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.catalog, with: .noConnection)
    var day = DayPresenter(shop.actions())
    let nothing = [["Float", "€0.00"], ["Cash sales", "€0.00"], ["Expected", "€0.00"]]
    await expectEqual(day.load().tables.last?.rows.map(\.texts), nothing)
    for (word, texts, news) in [
      ("float", ["amount": "50"], "Float: €50.00. The drawer should hold €50.00 now."),
      ("out", ["amount": "10", "why": "ice"], "Taken out: €10.00. The drawer should hold €40.00 now."),
    ] {
      try await expectEqual(day.perform(word, texts), .stay(news, .good))
    }
    var question = DrawerPresenter(shop.actions(), .move(.out, amount: "90", why: "rent"))
    await expectEqual(question.load().failure, nil)
    try await question.perform("yes", ["expected": "40.00 EUR"])
    try await day.perform("in", ["amount": "90", "why": "rent"])
    let next = try await day.perform("close", ["counted": "40"])
    XCTAssertEqual(next.said, ["Closing 1: the drawer holds just what it should."])
  }

  func testWithoutAPriceListTheDrawerIsInTheCurrencyThatItHeldLast() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try Catalog([], currency: .jpy))
    var day = DayPresenter(shop.actions())
    try await day.perform("float", ["amount": "5000"])
    shop.faults.fail(.catalog, with: .noConnection)
    let next = try await day.perform("out", ["amount": "1,000", "why": "ice"])
    XCTAssertEqual(next, .stay("Taken out: ¥1,000. The drawer should hold ¥4,000 now.", .good))
  }

  func testClosingComparesAndCanBeLookedAtAgain() async throws {
    let shop = try SampleShop()
    var day = DayPresenter(shop.actions())
    let sentence = "Nothing was sold, came back or was moved since the last closing, so there is nothing to close."
    try await expectEqual(day.perform("close", ["counted": "0"]).said, [sentence])
    try await day.perform("float", ["amount": "50"])
    try await sellForCash(shop, "MUG")
    let table = [("56.50", "Closing 1: €1.00 missing."), ("7.50", "Closing 2: the drawer holds just what it should.")]
    for (counted, news) in table {
      try await expectEqual(day.perform("close", ["counted": counted]).said, [news])
      try await sellForCash(shop, "MUG")
    }
    try await expectEqual(day.perform("close", ["counted": "8"]).said, ["Closing 3: €0.50 too much."])

    let firstView = await shown(ClosingPresenter(shop.actions(), 1))
    XCTAssertEqual(firstView.title, "Closing 1")
    let rows = [
      ["Float", "€50.00"], ["Cash sales", "€7.50"], ["Expected", "€57.50"], ["Counted", "€56.50"],
      ["Difference", "-€1.00"],
    ]
    XCTAssertEqual(firstView.tables.first?.rows.map(\.texts), rows)
    let listView = await shown(ClosingListPresenter(shop.actions()))
    XCTAssertEqual(listView.rows.map { [$0.first, $0.last] }, [["3", "€0.50"], ["2", "€0.00"], ["1", "-€1.00"]])
    XCTAssertEqual(listView.tables.first?.rows.map(\.address).first, "/shop/closings/3")
    let noneView = await shown(ClosingPresenter(shop.actions(), 4))
    XCTAssertEqual(noneView.content, .failed(Failure("There is no closing “4”.", canRetry: false)))
  }

  func testADayThatIsNoneIsRefused() async throws {
    var day = try DayPresenter(SampleShop().actions())
    let sentence = "“yesterday” is not a day. Write a day such as 2026-12-24."
    await assertRefuses("day", ["day": "yesterday"], by: day, sentence)
    try await expectEqual(day.perform("day", ["day": "2026-12-24"]), .go(.day(CalendarDay(iso: "2026-12-24"))))
    try await expectEqual(day.perform("day"), .go(.day(nil)))
  }

  private func sellForCash(_ shop: SampleShop, _ codes: String...) async throws {
    let cart = try Cart.scanning(codes, from: await shop.catalog.catalog().value)
    try await shop.records.save(cart)
    let quote = try await shop.discounts.book().value.quote(for: cart, on: shop.time.today())
    _ = try await shop.shop.payForCart(quote, with: [Tender(.cash, quote.total)], nonce: 1)
  }
}
