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

  /// What to add to what is in the cart, of the products that are.
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
