import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class DiscountListPresenterTests: XCTestCase {
  func testEveryDiscountIsDescribedWithWhetherItIsInForce() async throws {
    let shop = try SampleShop()
    shop.discounts.replace(with: try everyKind())
    let screen = try await list(shop)
    XCTAssertEqual(screen.title, "Discounts on Dec 24, 2026")
    let rows = [
      ["a", "MUG, TSHIRT", "of every 3 you pay 2", "always", "yes"],
      ["b", "MUG, TSHIRT", "3 or more: €19.00 each", "Nov 27, 2026 to Nov 30, 2026", "no"],
      ["c", "MUG, TSHIRT", "€1.00 off each", "every year, Dec 1 to Jan 6", "yes"],
      ["d", "MUG, TSHIRT", "1,000 or more: 12.5% off", "Saturday and Sunday", "no"],
    ]
    XCTAssertEqual(screen.rows, rows)
    XCTAssertEqual(screen.tables.first?.rows.map(\.cells.last?.tone), [.good, .faint, .good, .faint])
  }

  func testMistakesStandWithTheirPlaceAndWhatToWriteInstead() async throws {
    let shop = try SampleShop()
    let inCatalog = ShopProblem(at: "$.products[1].price", .negativePrice("-5"))
    let inDiscounts = ShopProblem(at: "$.discounts[0].products[0]", .unknownProduct("MUGG", nearest: "MUG"))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products, problems: [inCatalog]))
    shop.discounts.replace(with: PromotionBook([], problems: [inDiscounts]))
    let screen = try await list(shop)
    XCTAssertEqual(
      screen.content,
      .ready(
        Page(
          .text("There are no discounts."),
          .text("$.products[1].price: “-5” is below zero (write it without the minus)", .warning),
          .text("$.discounts[0].products[0]: the price list has no product “MUGG” (write “MUG”)", .warning)
        )
      )
    )
    XCTAssertEqual(screen.banners, [])
  }

  func testDiscountsThatCannotBeLoadedSayWhy() async throws {
    for call in [ShopCall.book, .catalog] {
      let shop = try SampleShop()
      shop.faults.fail(call, with: .noConnection)
      try await expectEqual(list(shop).failure, .noConnection, "\(call)")
    }
  }

  func testOldDiscountsSayHowOldTheyAreAndWhy() async throws {
    let shop = try SampleShop()
    shop.discounts.replace(with: try .sample(), freshness: .cached(since: .november20, because: .noConnection))
    let said = [Failure.noConnection.text, "Discounts as of Nov 20, 2026 at 9:00 AM."]
    try await expectEqual(list(shop).banners.map(\.text), said)
  }

  private func everyKind() throws -> PromotionBook {
    let black = DiscountPeriod.window(from: try day("2026-11-27"), until: try day("2026-11-30"))
    let (first, last) = (try XCTUnwrap(MonthDay(iso: "12-01")), try XCTUnwrap(MonthDay(iso: "01-06")))
    let kinds: [(String, PromotionRule, DiscountPeriod)] = [
      ("a", .nForM(buy: 3, pay: 2), .always), ("b", .bulkPrice(minimum: 3, unitPrice: euro(1_900)), black),
      ("c", .amountOff(euro(100)), .season(from: first, until: last)),
      ("d", .percentOff(Percent(hundredths: 1_250), minimum: 1_000), .weekdays([.sunday, .saturday])),
    ]
    return PromotionBook(try kinds.map { try .sample($0, $1, on: ["MUG", "TSHIRT"], when: $2) })
  }

  private func day(_ iso: String) throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: iso)) }

  private func list(_ shop: SampleShop) async throws -> Screen<Page> {
    shop.time.set(now: try XCTUnwrap(Moment(iso: "2026-12-24T12:00:00Z")))
    return await shown(DiscountListPresenter(shop.actions()))
  }
}
