import ArcadeDomain
import ArcadeTesting
import XCTest

final class DiscountBookTests: XCTestCase {
  func testTheDiscountThatTakesMostOffApplies() throws {
    let book = try book(.amountOff(minimum: 1, amount: euro(100)), .amountOff(minimum: 1, amount: euro(200)))
    XCTAssertEqual(try line(book, quantity: 1).offer?.id, "1")
    XCTAssertEqual(try line(book, quantity: 1).offer?.amount, euro(200))
  }

  func testTheFirstListedWinsAmongEqualsAndWhereAllAreStillZero() throws {
    let equals = try book(.amountOff(minimum: 1, amount: euro(100)), .bulkPrice(minimum: 1, unitPrice: euro(900)))
    XCTAssertEqual(try line(equals, quantity: 1).offer?.id, "0")
    let zeros = try book(.nForM(buy: 3, pay: 2), .nForM(buy: 2, pay: 1))
    XCTAssertEqual(try line(zeros, quantity: 1).offer?.id, "0")
    XCTAssertEqual(try line(zeros, quantity: 1).offer?.amount, euro(0))
  }

  func testADiscountOutsideItsPeriodIsNotOffered() throws {
    let today = try day()
    let ended = DiscountPeriod.weekdays([.monday])
    let book = try DiscountBook([discount("ended", .nForM(buy: 2, pay: 1), ended)])
    XCTAssertNil(try book.quote(for: cart(2), on: today).lines.first?.offer)
    XCTAssertEqual(book.inForce(on: today), [])
  }

  func testTheHintIsTheNearestStepThatHelps() throws {
    let book = try book(.nForM(buy: 5, pay: 4), .bulkPrice(minimum: 3, unitPrice: euro(990)))
    XCTAssertEqual(try line(book, quantity: 1).hint, Quote.Hint(add: 2, saves: euro(30)))
    XCTAssertEqual(try line(book, quantity: 3).hint, Quote.Hint(add: 2, saves: euro(970)))
    XCTAssertNil(try line(book, quantity: 5).hint)
  }

  func testAStepThatWouldNotHelpGivesNoHint() throws {
    XCTAssertNil(try line(book(.bulkPrice(minimum: 3, unitPrice: euro(1_100))), quantity: 2).hint)
    XCTAssertNil(
      try line(book(.nForM(buy: 2, pay: 1), .percentOff(minimum: 3, percent: Percent(hundredths: 1))), quantity: 2).hint
    )
  }

  func testNoHintAsksForMoreThanALineHolds() throws {
    XCTAssertNil(try line(book(.nForM(buy: 6_000, pay: 1)), quantity: 6_001).hint)
    XCTAssertEqual(try line(book(.nForM(buy: 9_999, pay: 1)), quantity: 9_998).hint?.add, 1)
  }

  func testAnySumThatDoesNotFitIsAnErrorAndAHintThatDoesNotIsNone() throws {
    let book = try DiscountBook([discount("x", .bulkPrice(minimum: 3, unitPrice: euro(1)))])
    let dear = try Cart([Cart.Line(product: product(.max / 2), quantity: 2)], currency: .eur)
    XCTAssertNil(try book.quote(for: dear, on: day()).lines.first?.hint)
    let dearer = try Cart([Cart.Line(product: product(.max / 2), quantity: 3)], currency: .eur)
    XCTAssertThrowsError(try book.quote(for: dearer, on: day())) { XCTAssertEqual($0 as? MoneyError, .overflow) }
  }

  func testEveryHintIsTrueAndNoSmallerStepIsBetter() throws {
    var random = SplitMix64(seed: 77)
    var hints = 0
    for _ in 0..<2_000 {
      let rules = (0...random.integer(below: 3)).map { _ in randomRule(&random) }
      let book = try DiscountBook(rules.enumerated().map { try discount("\($0)", $1) })
      let quantity = 1 + random.integer(below: 12)
      let line = try line(book, quantity: quantity)
      let now = line.offer?.amount.minorUnits ?? 0
      guard let hint = line.hint else { continue }
      hints += 1
      let then = try self.line(book, quantity: quantity + hint.add).offer?.amount.minorUnits ?? 0
      XCTAssertGreaterThan(hint.saves.minorUnits, 0)
      XCTAssertEqual(hint.saves.minorUnits, then - now, "\(rules) at \(quantity)")
    }
    XCTAssertGreaterThan(hints, 300)
  }

  func testNoLineGoesBelowZeroAndTheSumsAgree() throws {
    var random = SplitMix64(seed: 78)
    for _ in 0..<2_000 {
      let rules = (0...random.integer(below: 4)).map { _ in randomRule(&random) }
      let book = try DiscountBook(rules.enumerated().map { try discount("\($0)", $1) })
      let quote = try book.quote(for: cart(1 + random.integer(below: 20)), on: day())
      XCTAssertTrue(quote.lines.allSatisfy { $0.total.minorUnits >= 0 })
      XCTAssertEqual(quote.total.minorUnits, quote.lines.reduce(0) { $0 + $1.total.minorUnits })
      XCTAssertEqual(quote.subtotal.minorUnits - quote.discount.minorUnits, quote.total.minorUnits)
    }
  }

  private func book(_ rules: DiscountRule...) throws -> DiscountBook {
    try DiscountBook(rules.enumerated().map { try discount("\($0)", $1) })
  }

  private func discount(_ id: String, _ rule: DiscountRule, _ period: DiscountPeriod = .always) throws -> Discount {
    try Discount(id: id, name: LocalizedText(id), products: [product().code], rule: rule, period: period)
  }

  private func line(_ book: DiscountBook, quantity: Int) throws -> Quote.Line {
    try XCTUnwrap(book.quote(for: cart(quantity), on: day()).lines.first)
  }

  private func cart(_ quantity: Int) throws -> Cart {
    try Cart([Cart.Line(product: product(), quantity: quantity)], currency: .eur)
  }

  private func product(_ price: Int64 = 1_000) throws -> Product {
    try XCTUnwrap(Product.sample("TEA", minorUnits: price))
  }

  private func day() throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: "2026-11-21")) }

  private func euro(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .eur) }
}
