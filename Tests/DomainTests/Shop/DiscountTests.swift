import ArcadeDomain
import XCTest

final class DiscountTests: XCTestCase {
  func testADiscountThatMakesNoSenseCannotBeMade() throws {
    let may = try XCTUnwrap(CalendarDay(iso: "2026-05-01"))
    let june = try XCTUnwrap(CalendarDay(iso: "2026-06-01"))
    let below = Money(minorUnits: -1, currency: .eur)
    let cases: [(DiscountRule, DiscountPeriod, DiscountMistake)] = [
      (.nForM(buy: 2, pay: 2), .always, .payNotBelowBuy(pay: 2, buy: 2)),
      (.nForM(buy: 2, pay: -1), .always, .payNotBelowBuy(pay: -1, buy: 2)),
      (.nForM(buy: 0, pay: -1), .always, .buyOutOfRange(0)),
      (.bulkPrice(minimum: 0, unitPrice: .zero(.eur)), .always, .minimumOutOfRange(0)),
      (.bulkPrice(minimum: 1, unitPrice: below), .always, .negativeAmount(below)),
      (.amountOff(minimum: 10_000, amount: .zero(.eur)), .always, .minimumOutOfRange(10_000)),
      (.amountOff(minimum: 1, amount: below), .always, .negativeAmount(below)),
      (
        .percentOff(minimum: 1, percent: Percent(hundredths: 10_001)), .always,
        .percentOutOfRange(Percent(hundredths: 10_001))
      ),
      (.percentOff(minimum: 1, percent: Percent(hundredths: -1)), .always, .percentOutOfRange(Percent(hundredths: -1))),
      (.nForM(buy: 2, pay: 1), .window(from: june, until: may), .windowEmpty(from: june, until: may)),
      (.nForM(buy: 2, pay: 1), .weekdays([]), .noWeekdays),
    ]
    for (rule, period, mistake) in cases {
      XCTAssertThrowsError(try make(rule, period), "\(rule)") { XCTAssertEqual($0 as? DiscountMistake, mistake) }
    }
    XCTAssertThrowsError(try Discount(id: "x", name: LocalizedText("x"), products: [], rule: .nForM(buy: 2, pay: 1)))
    XCTAssertNoThrow(try make(.nForM(buy: 2, pay: 1), .window(from: may, until: may)))
  }

  func testWhenEachPeriodHolds() throws {
    let christmas = try season("12-01", "01-06")
    let summer = try season("06-21", "09-22")
    let untilLeapDay = try season("02-01", "02-29")
    let blackFriday = DiscountPeriod.window(from: try day("2026-11-27"), until: try day("2026-11-30"))
    let weekend = DiscountPeriod.weekdays([.saturday, .sunday])
    let cases: [(DiscountPeriod, String, Bool)] = [
      (.always, "2026-01-01", true),
      (blackFriday, "2026-11-26", false), (blackFriday, "2026-11-27", true), (blackFriday, "2026-11-30", true),
      (blackFriday, "2026-12-01", false), (blackFriday, "2027-11-28", false),
      (christmas, "2026-11-30", false), (christmas, "2026-12-01", true), (christmas, "2026-12-31", true),
      (christmas, "2027-01-01", true), (christmas, "2027-01-06", true), (christmas, "2027-01-07", false),
      (summer, "2026-06-20", false), (summer, "2026-06-21", true), (summer, "2030-09-22", true),
      (summer, "2026-09-23", false),
      (untilLeapDay, "2026-02-28", true), (untilLeapDay, "2028-02-29", true), (untilLeapDay, "2026-03-01", false),
      (weekend, "2026-11-20", false), (weekend, "2026-11-21", true), (weekend, "2026-11-22", true),
      (weekend, "2026-11-23", false),
    ]
    for (period, text, holds) in cases {
      XCTAssertEqual(period.contains(try day(text)), holds, "\(period) on \(text)")
    }
  }

  private func make(_ rule: DiscountRule, _ period: DiscountPeriod) throws -> Discount {
    try Discount(
      id: "x",
      name: LocalizedText("x"),
      products: ["MUG"].compactMap(Product.Code.init),
      rule: rule,
      period: period
    )
  }

  private func day(_ text: String) throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: text)) }

  private func season(_ from: String, _ until: String) throws -> DiscountPeriod {
    .season(from: try XCTUnwrap(MonthDay(iso: from)), until: try XCTUnwrap(MonthDay(iso: until)))
  }
}
