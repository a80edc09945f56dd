import ArcadeDomain
import ArcadeTesting
import XCTest

/// The tables that the shop was ordered with, word for word.
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
    for (items, total) in cases {
      XCTAssertEqual(try quote(items).total.decimalText, total, items.joined(separator: ", "))
    }
  }

  func testTheTotalNeverDependsOnTheOrderOfScanning() throws {
    var random = SplitMix64(seed: 2026)
    for _ in 0..<300 {
      let items = (0..<random.integer(below: 12)).map { _ in
        ["VOUCHER", "TSHIRT", "MUG"][random.integer(below: 3)]
      }
      XCTAssertEqual(try quote(items).total, try quote(items.inRandomOrder(using: &random)).total)
    }
  }

  func testADiscountIsShownAlsoWhileItTakesNothingOff() throws {
    let line = try XCTUnwrap(quote(["TSHIRT"]).lines.first)

    XCTAssertEqual(line.offer?.id, "tshirt-bulk")
    XCTAssertEqual(line.offer?.amount.decimalText, "0.00")
    XCTAssertEqual(line.hint, Quote.Hint(add: 2, saves: Money(minorUnits: 300, currency: .eur)))
  }

  func testAFullGroupHasNoHintAndABegunOneHas() throws {
    XCTAssertNil(try quote(["VOUCHER", "VOUCHER"]).lines.first?.hint)
    XCTAssertEqual(
      try quote(["VOUCHER", "VOUCHER", "VOUCHER"]).lines.first?.hint,
      Quote.Hint(add: 1, saves: Money(minorUnits: 500, currency: .eur))
    )
  }

  func testAProductWithoutADiscountHasNone() throws {
    let line = try XCTUnwrap(quote(["MUG"]).lines.first)
    XCTAssertNil(line.offer)
    XCTAssertNil(line.hint)
  }

  private func quote(_ items: [String]) throws -> Quote {
    let day = try XCTUnwrap(CalendarDay(iso: "2026-12-24"))
    return try DiscountBook.sample().quote(for: .scanning(items, from: .sample()), on: day)
  }
}
