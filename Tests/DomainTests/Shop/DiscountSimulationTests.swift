import ArcadeDomain
import ArcadeTesting
import XCTest

final class DiscountSimulationTests: XCTestCase {
  func testOrdersArePricedAgainAsTheyWereBought() throws {
    let orders = [try order(1, ["VOUCHER", "VOUCHER"]), try order(2, ["MUG"]), try order(3, ["TSHIRT", "MUG"])]
    let off = PromotionBook(
      try [("mugs", "MUG"), ("never", "ZEBRA")].map { try .sample($0, .amountOff(euro(100)), on: [$1]) }
    )

    let simulation = try DiscountSimulation(of: orders, under: off, catalog: .sample())

    // 5.00 more for two vouchers at the price of one, and 1.00 less for each mug.
    XCTAssertEqual([simulation.orders, simulation.changed, simulation.skipped], [3, 3, 0])
    XCTAssertEqual(simulation.difference, euro(300))
    XCTAssertEqual(simulation.raised?.order.number, 1)
    XCTAssertEqual([simulation.raised?.before, simulation.raised?.after], [euro(500), euro(1_000)])
    XCTAssertEqual(simulation.lowered?.order.number, 2)
    XCTAssertEqual(simulation.unused.map(\.id), ["never"])
  }

  func testADiscountWithALimitIsUsedByTheFirstOrders() throws {
    let orders = try (1...3).map { try order(Int64($0), ["MUG"]) }
    let limited = try Promotion(id: "one", name: LocalizedText("one"), rules: [.orderAmountOff(euro(100))], limit: 2)
    let simulation = try DiscountSimulation(of: orders.reversed(), under: PromotionBook([limited]), catalog: .sample())
    XCTAssertEqual(simulation.difference, euro(-200))
    XCTAssertEqual(simulation.lowered?.order.number, 1)
    XCTAssertNil(simulation.raised)
  }

  func testALimitIsUsedUpByOrdersBeforeThoseThatAreAskedAbout() throws {
    let orders = try (0..<3).map { try order(Int64($0 + 1), ["MUG"], on: CalendarDay(daysSince1970: 20_000 + $0)) }
    let limited = try Promotion(id: "two", name: LocalizedText("two"), rules: [.orderAmountOff(euro(100))], limit: 2)
    // The first two orders use it up, and only the second one is compared.
    let (book, day) = (PromotionBook([limited]), CalendarDay(daysSince1970: 20_001))
    let simulation = try DiscountSimulation(of: orders, under: book, catalog: .sample(), since: day)
    XCTAssertEqual([simulation.orders, simulation.changed], [2, 1])
    XCTAssertEqual(simulation.difference, euro(-100))
    XCTAssertEqual(simulation.lowered?.order.number, 2)
    XCTAssertEqual(simulation.unused, [])
  }

  func testOrdersInAnotherCurrencyAreLeftOut() throws {
    let yen = try Catalog([try XCTUnwrap(Product.sample("MUG", minorUnits: 980, currency: .jpy))], currency: .jpy)
    let simulation = try DiscountSimulation(of: [order(1, ["MUG"])], under: PromotionBook([]), catalog: yen)
    XCTAssertEqual([simulation.orders, simulation.skipped], [0, 1])
    XCTAssertEqual(simulation.difference, .zero(.jpy))
  }

  func testWhatWasGivenAndTheDayOfTheOrderCount() throws {
    let terms = CartTerms(codes: ["SPRING"].compactMap { PromotionCode($0) }, customerGroup: "staff")
    let book = PromotionBook([
      try Promotion(
        id: "spring",
        name: LocalizedText("spring"),
        rules: [.orderAmountOff(euro(100))],
        conditions: [.customerGroup("staff")],
        when: .window(from: CalendarDay(daysSince1970: 20_000), until: CalendarDay(daysSince1970: 20_000)),
        code: PromotionCode("spring")
      )
    ])
    let orders = [try order(1, ["MUG"], terms), try order(2, ["MUG"])]
    let simulation = try DiscountSimulation(of: orders, under: book, catalog: .sample())
    XCTAssertEqual([simulation.changed, Int(simulation.difference.minorUnits)], [1, -100])
  }

  private func order(
    _ number: Int64,
    _ codes: [String],
    _ terms: CartTerms = .none,
    on day: CalendarDay = CalendarDay(daysSince1970: 20_000)
  ) throws -> Order {
    let cart = try Cart.scanning(codes, from: .sample())
    let quote = try PromotionBook.sample().quote(for: cart, on: day)
    return try Order.sample(number, quote.asSold(), terms: terms)
  }
}
