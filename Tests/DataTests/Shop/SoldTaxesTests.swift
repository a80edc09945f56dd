import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// The rates of taxes, which prices include, from the price list to the order.
final class SoldTaxesTests: XCTestCase {
  func testAProductHasItsOwnRateOrThatOfItsList() async throws {
    let catalog = try await readCatalog(
      """
      {"tax": "21", "products": [{"code": "A", "name": "a", "price": 1}, {"code": "B", "name": "b", "price": 1, "tax": 4},
        {"code": "C", "name": "c", "price": 1, "tax": "10.50"}, {"code": "D", "name": "d", "price": 1, "tax": "0"}]}
      """
    )
    XCTAssertEqual(catalog.tax?.shortText, "21")
    XCTAssertEqual(catalog.products.map(\.tax?.shortText), ["21", "4", "10.5", "0"])
    XCTAssertEqual(catalog.problems.count, 0)
    let plain = try await readCatalog(#"{"products": [{"code": "A", "name": "a", "price": 1}]}"#)
    XCTAssertNil(plain.tax)
    XCTAssertEqual(plain.products.map(\.tax), [nil])
  }

  func testATableHasAColumnOfRates() async throws {
    let table = "code;name;price;IVA\nA;a;1;21\nB;b;1;10,5\nC;c;1;4 %\nD;d;1;\nE;e;1;0.00%\n"
    let catalog = try await readCatalog(table, columns: PriceColumns("tax=IVA"))
    XCTAssertEqual(catalog.products.map(\.tax?.shortText), ["21", "10.5", "4", nil, "0"])
    XCTAssertEqual(catalog.problems.count, 0)
  }

  func testARateThatIsNoneLeavesItsProductOutWithPlaceAndReason() async throws {
    let cases: [(rate: String, mistake: ShopMistake)] = [
      ("21.505", .feed(.amount(.tooPrecise("21.505", decimals: 2)))), ("x", .feed(.amount(.notANumber("x")))),
      ("-1", .promotion(.percentOutOfRange(Percent(whole: -1)))),
      ("100.01", .promotion(.percentOutOfRange(Percent(hundredths: 10_001)))),
    ]
    for (rate, mistake) in cases {
      let json = try await readCatalog(
        #"{"products": [{"code": "A", "name": "a", "price": 1, "tax": "\#(rate)"}, {"code": "B", "name": "b", "price": 1}]}"#
      )
      XCTAssertEqual(json.problems.map(\.mistake), [mistake], rate)
      XCTAssertEqual(json.problems.first?.place.key, "tax", rate)
      XCTAssertEqual(json.products.map(\.code.text), ["B"], rate)
      let table = try await readCatalog("code,name,price,tax\nA,a,1,\(rate)\nB,b,1,\n")
      XCTAssertEqual(table.problems.map(\.mistake), [mistake], rate)
      XCTAssertEqual(table.problems.first?.place.key, "tax", rate)
      XCTAssertEqual(table.products.map(\.code.text), ["B"], rate)
    }
  }

  func testARateOfTheListThatIsNoneIsReportedAndHoldsForNothing() async throws {
    let catalog = try await readCatalog(#"{"tax": 101, "products": [{"code": "A", "name": "a", "price": 1}]}"#)
    XCTAssertEqual(catalog.problems.map(\.mistake), [.promotion(.percentOutOfRange(Percent(whole: 101)))])
    XCTAssertEqual(catalog.products.map(\.tax), [nil])
    XCTAssertNil(catalog.tax)
  }

  func testAnOrderKeepsTheRatesOfItsLinesAndItsShipping() async throws {
    try await onEveryEngine { database in
      let catalog = try await readCatalog(
        """
        {"tax": "21", "products": [{"code": "A", "name": "a", "price": "12.10"},
          {"code": "B", "name": "b", "price": "11.00", "tax": "10"}, {"code": "C", "name": "c", "price": "5", "tax": "0"}]}
        """
      )
      var cart = try Cart.scanning(["A", "B", "C", "B"], from: catalog)
      let euros = euro(605)
      cart.agree(on: CartTerms(shipping: Shipping(method: "post", price: euros)))
      try await SQLCartRepository(database: database).save(cart)
      let request = QuoteRequest(cart, on: CalendarDay(daysSince1970: 20_000), catalog: catalog)
      let quote = try PromotionBook([]).quote(for: request)
      let payments = SQLPaymentRepository(database: database)
      let attempt = try await payments.begin(quote, nonce: 1, at: .november20)
      let order = try await payments.settle(attempt.id, reference: "r-\(attempt.id.number)", at: .november20)

      // 22.00 holds 2.00; 12.10 + 6.05 = 18.15 holds 3.15; 5.00 holds nothing.
      XCTAssertEqual(order.quote.taxes, quote.taxes)
      XCTAssertEqual(order.quote.taxes.map(\.rate.shortText), ["0", "10", "21"])
      XCTAssertEqual(order.quote.taxes.map(\.tax.decimalText), ["0.00", "2.00", "3.15"])
      XCTAssertEqual(order.quote.taxes.map(\.gross.decimalText), ["5.00", "22.00", "18.15"])
      XCTAssertEqual(order.quote.lines.map(\.product.tax?.shortText), ["21", "10", "0"])
    }
  }

  func testARateThatWasEditedByHandIsFound() async throws {
    let database = try makeArcadeDatabase()
    let payments = SQLPaymentRepository(database: database)
    let cart = try Cart.scanning(["MUG"], from: .sample())
    try await SQLCartRepository(database: database).save(cart)
    let quote = try PromotionBook([]).quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    _ = try await payments.begin(quote, nonce: 1, at: .november20)
    for edit in ["sale_lines SET tax_hundredths = -1", "sale_tenders SET given_minor = 1"] {
      try await database.change("UPDATE \(edit)")
      await expectEqual(repositoryFailure { try await payments.pending() }?.code, .corrupt, edit)
      try await database.write { try $0.run("UPDATE sale_lines SET tax_hundredths = NULL") }
    }
  }
}
