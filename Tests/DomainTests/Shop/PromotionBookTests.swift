import ArcadeDomain
import ArcadeTesting
import XCTest

/// Discounts on single products, with the default stacking.
final class PromotionBookTests: XCTestCase {
  func testADiscountOutsideItsPeriodIsNotOffered() throws {
    let ended = try Promotion.sample("ended", .nForM(buy: 2, pay: 1), on: ["TEA"], when: .weekdays([.monday]))
    let quote = try PromotionBook([ended]).quote(for: cart(2), on: day())
    XCTAssertEqual(quote.lines.first?.discounts, [])
    XCTAssertEqual(quote.notApplied.map(\.reason), [.outsideItsTime])
  }

  func testWhatEachRuleOfOldFilesTakesOff() throws {
    let cases: [(PromotionRule, quantity: Int, price: Int64, off: Int64)] = [
      (.nForM(buy: 2, pay: 1), 1, 500, 0), (.nForM(buy: 2, pay: 1), 2, 500, 500),
      (.nForM(buy: 2, pay: 1), 5, 500, 1_000), (.nForM(buy: 3, pay: 2), 7, 100, 200),
      (.nForM(buy: 5, pay: 2), 5, 100, 300), (.nForM(buy: 1, pay: 0), 3, 100, 300),
      (.bulkPrice(minimum: 3, unitPrice: euro(1_900)), 2, 2_000, 0),
      (.bulkPrice(minimum: 3, unitPrice: euro(1_900)), 3, 2_000, 300),
      (.bulkPrice(minimum: 3, unitPrice: euro(2_100)), 3, 2_000, 0),
      (.bulkPrice(minimum: 1, unitPrice: euro(0)), 2, 2_000, 4_000),
      (.amountOff(euro(150), minimum: 2), 1, 1_000, 0),
      (.amountOff(euro(150), minimum: 2), 4, 1_000, 600),
      (.amountOff(euro(150)), 4, 100, 400),
      (.percentOff(Percent(hundredths: 1_250)), 1, 999, 125),
      (.percentOff(Percent(hundredths: 5_000)), 1, 1, 1),
      (.percentOff(Percent(hundredths: 4_999)), 1, 1, 0),
      (.percentOff(Percent(hundredths: 10_000)), 3, 333, 999),
      (.percentOff(Percent(hundredths: 1_000), minimum: 4), 3, 1_000, 0),
      // A percentage is rounded half up for the line as a whole.
      (.percentOff(Percent(hundredths: 1_000)), 3, 5, 2),
      (.percentOff(Percent(hundredths: 1_000)), 1, 4, 0),
    ]
    for (rule, quantity, price, off) in cases {
      let quote = try book(rule).quote(for: cart(quantity, at: price), on: day())
      XCTAssertEqual(quote.discount, euro(off), "\(rule) × \(quantity) at \(price)")
    }
  }

  func testAnAmountInAnotherCurrencyAndASumThatDoesNotFitAreErrors() throws {
    let yen = try book(.bulkPrice(minimum: 1, unitPrice: Money(minorUnits: 1, currency: .jpy)))
    XCTAssertThrowsError(try yen.quote(for: cart(1), on: day()))
    let book = try book(.bulkPrice(minimum: 3, unitPrice: euro(1)))
    assertThrows(MoneyError.overflow, try book.quote(for: cart(3, at: .max / 2), on: day()))
  }

  func testADiscountThatMakesNoSenseCannotBeMade() throws {
    let rules: [(PromotionRule, PromotionMistake)] = [
      (.nForM(buy: 2, pay: 2), .payNotBelowBuy(pay: 2, buy: 2)),
      (.nForM(buy: 2, pay: -1), .payNotBelowBuy(pay: -1, buy: 2)), (.nForM(buy: 0, pay: -1), .countOutOfRange(0)),
      (.bulkPrice(minimum: 0, unitPrice: .zero(.eur)), .countOutOfRange(0)),
      (.bulkPrice(minimum: 1, unitPrice: euro(-1)), .negativeAmount(euro(-1))),
      (.amountOff(.zero(.eur), minimum: 10_000), .countOutOfRange(10_000)),
      (.percentOff(Percent(hundredths: 10_001)), .percentOutOfRange(Percent(hundredths: 10_001))),
      (.percentOff(Percent(hundredths: -1)), .percentOutOfRange(Percent(hundredths: -1))),
    ]
    for (rule, mistake) in rules { assertThrows(mistake, try rule.check(), "\(rule)") }
    let (may, june) = (try day("2026-05-01"), try day("2026-06-01"))
    func make(_ when: DiscountPeriod, rules: [PromotionRule] = [.nForM(buy: 2, pay: 1)]) throws -> Promotion {
      try Promotion(id: "x", name: LocalizedText("x"), rules: rules, when: when)
    }
    assertThrows(PromotionMistake.windowEmpty(from: june, until: may), try make(.window(from: june, until: may)))
    assertThrows(PromotionMistake.noWeekdays, try make(.weekdays([])))
    assertThrows(PromotionMistake.nothingSelected, try PieceSelection(products: []))
    assertThrows(PromotionMistake.noRules, try make(.always, rules: []))
    XCTAssertNoThrow(try make(.window(from: may, until: may)))
  }

  func testWhenEachPeriodHolds() throws {
    let christmas = try season("12-01", "01-06")
    let summer = try season("06-21", "09-22")
    let untilLeapDay = try season("02-01", "02-29")
    let blackFriday = DiscountPeriod.window(from: try day("2026-11-27"), until: try day("2026-11-30"))
    let weekend = DiscountPeriod.weekdays([.saturday, .sunday])
    let cases: [(DiscountPeriod, String, Bool)] = [
      (.always, "2026-01-01", true), (blackFriday, "2026-11-26", false), (blackFriday, "2026-11-27", true),
      (blackFriday, "2026-11-30", true), (blackFriday, "2026-12-01", false), (blackFriday, "2027-11-28", false),
      (christmas, "2026-11-30", false), (christmas, "2026-12-01", true), (christmas, "2026-12-31", true),
      (christmas, "2027-01-01", true), (christmas, "2027-01-06", true), (christmas, "2027-01-07", false),
      (summer, "2026-06-20", false), (summer, "2026-06-21", true), (summer, "2030-09-22", true),
      (summer, "2026-09-23", false), (untilLeapDay, "2026-02-28", true), (untilLeapDay, "2028-02-29", true),
      (untilLeapDay, "2026-03-01", false), (weekend, "2026-11-20", false), (weekend, "2026-11-21", true),
      (weekend, "2026-11-22", true), (weekend, "2026-11-23", false),
    ]
    for (period, text, holds) in cases {
      XCTAssertEqual(period.contains(try day(text)), holds, "\(period) on \(text)")
    }
  }

  private func book(_ rules: PromotionRule...) throws -> PromotionBook {
    PromotionBook(try rules.enumerated().map { try .sample("\($0)", $1, on: ["TEA"]) })
  }

  private func cart(_ quantity: Int, at price: Int64 = 1_000) throws -> Cart {
    let product = try XCTUnwrap(Product.sample("TEA", minorUnits: price))
    return try Cart([Cart.Line(product: product, quantity: .pieces(quantity))], currency: .eur)
  }

  private func day(_ text: String = "2026-11-21") throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: text)) }

  private func season(_ from: String, _ until: String) throws -> DiscountPeriod {
    .season(from: try XCTUnwrap(MonthDay(iso: from)), until: try XCTUnwrap(MonthDay(iso: until)))
  }
}

/// The tables of the shop's original specification, word for word.
final class QuoteTableTests: XCTestCase {
  func testTheTotalsOfTheExampleCarts() throws {
    let cases: [(items: [String], total: String)] = [
      (["VOUCHER", "TSHIRT", "MUG"], "32.50"),
      (["VOUCHER", "TSHIRT", "VOUCHER"], "25.00"),
      (["TSHIRT", "TSHIRT", "TSHIRT", "VOUCHER", "TSHIRT"], "81.00"),
      (["VOUCHER", "TSHIRT", "VOUCHER", "VOUCHER", "MUG", "TSHIRT", "TSHIRT"], "74.50"),
      (Array(repeating: "VOUCHER", count: 3), "10.00"),
      (Array(repeating: "VOUCHER", count: 4), "10.00"),
      (Array(repeating: "VOUCHER", count: 5), "15.00"),
      (Array(repeating: "TSHIRT", count: 2), "40.00"),
      (Array(repeating: "TSHIRT", count: 3), "57.00"),
      ([], "0.00"),
    ]
    let sample = try PromotionBook.sample().promotions
    for stacking in Stacking.allCases {
      for (items, total) in cases {
        let quote = try PromotionBook(sample, stacking: stacking).quote(for: request(items))
        XCTAssertEqual(quote.total.decimalText, total, "\(items), \(stacking)")
      }
    }
  }

  func testADiscountThatTakesNothingOffYetSaysWhatToAdd() throws {
    XCTAssertEqual(try quote(["TSHIRT"]).lines.first?.discounts, [])
    XCTAssertEqual(try hints(["TSHIRT"]), ["tshirt-bulk 2 TSHIRT 3.00"])
  }

  func testAFullGroupHasNoHintAndABegunOneHas() throws {
    XCTAssertEqual(try hints(["VOUCHER", "VOUCHER"]), [])
    XCTAssertEqual(try hints(["VOUCHER", "VOUCHER", "VOUCHER"]), ["voucher-2-for-1 1 VOUCHER 5.00"])
  }

  func testAProductWithoutADiscountHasNone() throws {
    let quote = try quote(["MUG"])
    XCTAssertEqual(quote.lines.first?.discounts, [])
    XCTAssertEqual(quote.applied, [])
    XCTAssertEqual(quote.notApplied.map(\.reason), [.takesNothing, .takesNothing])
  }

  /// Returns the hints for the products in the cart.
  private func hints(_ items: [String]) throws -> [String] {
    try PromotionBook.sample().hints(for: request(items), after: quote(items)).flatMap { hint in
      hint.add.filter { items.contains($0.product.code.text) }.map {
        "\(hint.id) \($0.count) \($0.product.code) \(hint.saves.decimalText)"
      }
    }
  }

  private func quote(_ items: [String]) throws -> PromotionQuote {
    try PromotionBook.sample().quote(for: request(items))
  }

  private func request(_ items: [String]) throws -> QuoteRequest {
    let day = try XCTUnwrap(CalendarDay(iso: "2026-12-24"))
    return QuoteRequest(try .scanning(items, from: .sample()), on: day, catalog: try .sample())
  }
}
