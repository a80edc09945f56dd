import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class CatalogReadingTests: XCTestCase {
  func testThePublishedExampleIsReadExactly() async throws {
    let catalog = try await readCatalog(
      """
      {"products":[{"code":"VOUCHER","name":"Cabify Voucher","price":5},
                   {"code":"TSHIRT","name":"Cabify T-Shirt","price":20},
                   {"code":"MUG","name":"Cabify Coffee Mug","price":7.5}]}
      """
    )
    XCTAssertEqual(catalog, try .sample())
  }

  func testPricesAreReadExactlyFromNumbersAndTexts() async throws {
    let cases: [(price: String, minorUnits: Int64)] = [
      ("7.5", 750), ("\"7.50\"", 750), ("7.50", 750), ("7.500", 750), ("0", 0), ("0.01", 1), ("1e2", 10_000),
      ("0.1", 10), ("4.35", 435), ("1.1", 110), ("\"20\"", 2_000), ("90071992547409.93", 9_007_199_254_740_993),
      ("92233720368547758.06", .max - 1),
    ]
    for (price, minorUnits) in cases {
      let catalog = try await readCatalog(product(price: price))
      XCTAssertEqual(catalog.products.map(\.price.minorUnits), [minorUnits], price)
      XCTAssertEqual(catalog.problems.withoutLines(), [])
    }
  }

  func testABadPriceLeavesItsProductOutWithPlaceAndReason() async throws {
    let cases: [(price: String, mistake: ShopMistake)] = [
      ("-5", .negativePrice("-5")), ("\"-0.01\"", .negativePrice("-0.01")),
      ("\"NaN\"", .feed(.amount(.notANumber("NaN")))), ("\"Infinity\"", .feed(.amount(.notANumber("Infinity")))),
      ("\"five\"", .feed(.amount(.notANumber("five")))), ("\"\"", .feed(.amount(.notANumber("")))),
      ("\"1,234.50\"", .feed(.amount(.notANumber("1,234.50")))), ("\"1e30\"", .feed(.amount(.notANumber("1e30")))),
      ("\"5 €\"", .feed(.amount(.notANumber("5 €")))), ("\"+5\"", .feed(.amount(.notANumber("+5")))),
      ("\"٥\"", .feed(.amount(.notANumber("٥")))),
      ("1e30", .feed(.amount(.tooLarge("1000000000000000000000000000000")))),
      ("92233720368547758.08", .feed(.amount(.tooLarge("92233720368547758.08")))),
      ("7.505", .feed(.amount(.tooPrecise("7.505", decimals: 2)))),
      ("\"7.505\"", .feed(.amount(.tooPrecise("7.505", decimals: 2)))),
      ("0.0000001", .feed(.amount(.tooPrecise("0.0000001", decimals: 2)))),
      ("true", .feed(.wrongShape(expected: .amount))), ("[5]", .feed(.wrongShape(expected: .amount))),
      ("{\"amount\":5}", .feed(.wrongShape(expected: .amount))),
    ]
    for (price, mistake) in cases {
      let catalog = try await readCatalog(product(price: price))
      XCTAssertEqual(catalog.problems.withoutLines(), [ShopProblem(at: entry(1, ".price"), mistake)], price)
      XCTAssertEqual(catalog.products, [])
    }
  }

  func testANumberThatNoDecimalHoldsLeavesOutItsProductAlone() async throws {
    let catalog = try await readCatalog(
      """
      {"products":[{"code":"A","name":"a","price":1e200},{"code":"B","name":"b","price":1},
                   {"code":"C","name":"c","price":-1e400}]}
      """
    )
    XCTAssertEqual(catalog.products.map(\.code.text), ["B"])
    XCTAssertEqual(catalog.problems.map(\.place.withoutLine), [entry(1, ".price"), entry(3, ".price")])
  }

  func testWhatIsMissingOrOfAnotherKindIsNamed() async throws {
    let cases: [(product: String, path: String, mistake: FeedMistake)] = [
      (#"{"name":"a","price":1}"#, "", .missing(key: "code")), (#"{"code":"A","price":1}"#, "", .missing(key: "name")),
      (#"{"code":"A","name":"a"}"#, "", .missing(key: "price")),
      (#"{"code":"A","name":null,"price":1}"#, "", .missing(key: "name")),
      (#"{"code":"A","name":"a","price":null}"#, "", .missing(key: "price")),
      (#"{"code":"A","name":"  ","price":1}"#, ".name", .wrongShape(expected: .text)),
      (#"{"code":"A","name":5,"price":1}"#, ".name", .wrongShape(expected: .text)),
      (#"{"code":7,"name":"a","price":1}"#, ".code", .wrongShape(expected: .text)),
      (#"{"code":"A B","name":"a","price":1}"#, ".code", .wrongShape(expected: .code)),
      (#"{"code":"A\u001b[31m","name":"a","price":1}"#, ".code", .wrongShape(expected: .code)),
      (#"{"code":"A","name":"a","price":1,"currency":"EURO"}"#, ".currency", unknownCurrency("EURO", "EUR")),
      (#"{"code":"A","name":"a","price":1,"currency":"XXX"}"#, ".currency", unknownCurrency("XXX", nil)),
      (#"{"code":"A","name":"a","price":1,"currency":978}"#, ".currency", .wrongShape(expected: .text)),
      (#"null"#, "", .wrongShape(expected: .object)), (#""MUG""#, "", .wrongShape(expected: .object)),
      (#"[]"#, "", .wrongShape(expected: .object)),
    ]
    for (product, path, mistake) in cases {
      let catalog = try await readCatalog(#"{"products":[{"code":"MUG","name":"Mug","price":7.5},\#(product)]}"#)
      XCTAssertEqual(catalog.problems.withoutLines(), [ShopProblem(at: entry(2, path), .feed(mistake))], product)
      XCTAssertEqual(catalog.products.map(\.code.text), ["MUG"])
    }
  }

  func testOfTwoProductsWithOneCodeTheFirstStays() async throws {
    let catalog = try await readCatalog(
      """
      {"products":[{"code":"MUG","name":"First","price":1},{"code":"mug","name":"Second","price":2},
                   {"code":"TEA","name":"Tea","price":3}]}
      """
    )
    XCTAssertEqual(catalog.products.map(\.name), ["First", "Tea"])
    XCTAssertEqual(catalog.problems.withoutLines(), [ShopProblem(at: entry(2, ".code"), .feed(.repeated("MUG")))])
    XCTAssertEqual(Language.english.samplePhrases.suggestion(for: .feed(.repeated("MUG"))), "give each a different one")
  }

  func testPricesInTwoCurrenciesAreRefusedAltogether() async throws {
    let failure = await repositoryFailure {
      try await readCatalog(
        """
        {"products":[{"code":"A","name":"a","price":1},{"code":"B","name":"b","price":100,"currency":"JPY"}]}
        """
      )
    }
    XCTAssertEqual(failure?.code, .severalCurrencies)
    XCTAssertEqual(failure?.canRetry, false)
    XCTAssertTrue(
      failure.map { Language.english.samplePhrases.failure(for: $0).text }?
        .hasPrefix("shop.example has prices in more than one currency") == true
    )
  }

  func testAPriceListInAnotherCurrencyHasItsDecimals() async throws {
    let yen = try await readCatalog(
      """
      {"products":[{"code":"A","name":"a","price":980,"currency":"JPY"},
                   {"code":"B","name":"b","price":9.5,"currency":"JPY"}]}
      """
    )
    XCTAssertEqual(yen.currency, .jpy)
    XCTAssertEqual(yen.products.map(\.price.minorUnits), [980])
    let expected = [ShopProblem(at: entry(2, ".price"), .feed(.amount(.tooPrecise("9.5", decimals: 0))))]
    XCTAssertEqual(yen.problems.withoutLines(), expected)
    let shared = try await readCatalog(#"{"currency":"JPY","products":[{"code":"A","name":"a","price":980}]}"#)
    XCTAssertEqual(shared.products.map(\.price), yen.products.map(\.price))
    let dinar = try await readCatalog(#"{"products":[{"code":"A","name":"a","price":"1.250","currency":"KWD"}]}"#)
    XCTAssertEqual(dinar.products.map(\.price.minorUnits), [1_250])
  }

  func testAnEmptyPriceListIsOne() async throws {
    let catalog = try await readCatalog(#"{"products":[]}"#)
    XCTAssertEqual(catalog.products, [])
    XCTAssertEqual(catalog.currency, .eur)
    XCTAssertEqual(catalog.problems.withoutLines(), [])
  }

  func testHostileNamesSurviveReadingForTheViewToDefuse() async throws {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let catalog = try await readCatalog(
      """
      {"products":[{"code":"A","name":"\\u001b]0;owned\\u0007\\u001b[2J","price":1},
                   {"code":"B","name":"e\(marks)","price":1},
                   {"code":"C","name":"a\\u202eb\\r\\nc\\u0000","price":1},
                   {"code":"D","name":"\(String(repeating: "long ", count: 2_000))","price":1}]}
      """
    )
    XCTAssertEqual(catalog.problems.withoutLines(), [])
    XCTAssertEqual(catalog.products.first?.name, "\u{1B}]0;owned\u{7}\u{1B}[2J")
    XCTAssertEqual(catalog.products[1].name.unicodeScalars.count, 10_001)
    XCTAssertEqual(catalog.products[2].name, "a\u{202E}b\r\nc\0")
    XCTAssertEqual(catalog.products[3].name.count, 500)
  }

  func testWhatIsNoPriceListIsCorruptAndNamesTheSource() async throws {
    let bodies = [
      "", " ", "<!DOCTYPE html><html><body>Sign in</body></html>", "{", #"{"products":[{"code":"A","#, "[]", "null",
      "7", #""products""#, "{}", #"{"products":null}"#, #"{"products":{}}"#, #"{"products":"none"}"#,
      #"{"items":[]}"#, #"{"products":[{"code":"A","name":"a","price":NaN}]}"#, "\u{0}\u{1}\u{2}",
      String(repeating: "[", count: 100_000),
    ]
    for body in bodies {
      await expectFailure(.corrupt, subject: "shop.example", canRetry: false, body.prefix(40).description) {
        try await readCatalog(body)
      }
    }
  }

  private func product(price: String) -> String { #"{"products":[{"code":"A","name":"a","price":\#(price)}]}"# }

  private func unknownCurrency(_ text: String, _ nearest: String?) -> FeedMistake {
    .unknownValue(text, allowed: ["EUR", "USD", "GBP", "JPY"], nearest: nearest)
  }
}

/// Tax rates, which prices include, from the price list to the order.
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
      let order = try await payments.sell(quote)

      // 22.00 holds 2.00; 12.10 + 6.05 = 18.15 holds 3.15; 5.00 holds nothing.
      XCTAssertEqual(order.quote.taxes, quote.taxes)
      XCTAssertEqual(order.quote.taxes.map(\.rate.shortText), ["0", "10", "21"])
      XCTAssertEqual(order.quote.taxes.map(\.tax.decimalText), ["0.00", "2.00", "3.15"])
      XCTAssertEqual(order.quote.taxes.map(\.gross.decimalText), ["5.00", "22.00", "18.15"])
      XCTAssertEqual(order.quote.lines.map(\.product.tax?.shortText), ["21", "10", "0"])
    }
  }
}
