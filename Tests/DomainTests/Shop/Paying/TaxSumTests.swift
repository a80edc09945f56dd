import ArcadeDomain
import ArcadeTesting
import XCTest

/// Taxes of quotes with discounts.
final class TaxSumTests: XCTestCase {
  func testTheTaxOfEachRateIsThatOfWhatIsPaid() throws {
    // At 21 %: 12.10 less 10 % = 10.89, which includes 1.89. At 10 %: 11.00 less 10 % = 9.90, which includes 0.90. The
    // post costs 6.05 at the rate of the list, 21 %: 16.94 in all, which includes 16.94 × 21 / 121 = 2.94. Without a
    // rate: 5.00.
    let products = try [product("PLUM", 1_210, "21"), product("PEAR", 1_100, "10"), product("STAMP", 500, nil)]
    let catalog = try Catalog(products, tax: Percent(whole: 21))
    var cart = Cart(currency: .eur)
    for product in products { try cart.add(product) }
    cart.agree(on: CartTerms(shipping: Shipping(method: "post", price: euro(605))))
    let fruit = try Promotion(
      id: "fruit",
      name: LocalizedText("fruit"),
      selection: PieceSelection(products: ["PLUM", "PEAR"].compactMap(Product.Code.init)),
      rules: [.percentOff(Percent(whole: 10))]
    )

    let request = QuoteRequest(cart, on: CalendarDay(daysSince1970: 20_000), catalog: catalog)
    let taxes = try PromotionBook([fruit]).quote(for: request).taxes

    XCTAssertEqual(taxes.map(\.rate.shortText), ["10", "21"])
    XCTAssertEqual(taxes.map(\.net.decimalText), ["9.00", "14.00"])
    XCTAssertEqual(taxes.map(\.tax.decimalText), ["0.90", "2.94"])
    XCTAssertEqual(taxes.map(\.gross.decimalText), ["9.90", "16.94"])
  }

  func testWhereAllHasARateTheSharesAddUpToTheTotal() throws {
    var random = SplitMix64(seed: 16)
    let rates = [0, 400, 550, 1_000, 2_100, 10_000].map { Percent(hundredths: $0) }
    for round in 0..<2_000 {
      let products = try (0..<6).map { number in
        try product("P\(number)", Int64(random.integer(below: 3_000)), rates[random.integer(below: 6)].shortText)
      }
      var cart = Cart(currency: .eur)
      for product in products where random.integer(below: 2) == 0 {
        try cart.add(product, quantity: .pieces(1 + random.integer(below: 5)))
      }
      if random.integer(below: 2) == 0 {
        let price = Money(minorUnits: Int64(random.integer(below: 900)), currency: .eur)
        cart.agree(on: CartTerms(shipping: Shipping(method: "post", price: price)))
      }
      let catalog = try Catalog(products, tax: rates[random.integer(below: 6)])
      let request = QuoteRequest(cart, on: CalendarDay(daysSince1970: 20_000), catalog: catalog)
      let quote = try book(of: &random).quote(for: request)

      let taxes = quote.taxes
      XCTAssertEqual(taxes.reduce(0) { $0 + $1.gross.minorUnits }, quote.total.minorUnits, "round \(round)")
      for share in taxes {
        XCTAssertEqual(share.net.minorUnits + share.tax.minorUnits, share.gross.minorUnits, "round \(round)")
        // Half up: the tax is at most half a cent from gross × rate / (100 + rate).
        let whole = 10_000 + share.rate.hundredths
        let off = share.tax.minorUnits * whole - share.gross.minorUnits * share.rate.hundredths
        XCTAssertTrue(-whole < 2 * off && 2 * off <= whole, "round \(round)")
      }
      XCTAssertEqual(Set(taxes.map(\.rate)).count, taxes.count, "round \(round)")
    }
  }

  /// Returns up to three discounts of kinds that leave odd cents.
  private func book(of random: inout SplitMix64) throws -> PromotionBook {
    var promotions: [Promotion] = []
    for number in 0..<random.integer(below: 4) {
      let percent = Percent(hundredths: Int64(1 + random.integer(below: 9_999)))
      let rule: PromotionRule =
        switch random.integer(below: 3) {
        case 0: .percentOff(percent)
        case 1: .orderPercentOff(percent)
        default: .nForM(buy: 3, pay: 2)
        }
      promotions.append(try Promotion(id: "d\(number)", name: LocalizedText("d\(number)"), rules: [rule]))
    }
    return PromotionBook(promotions, stacking: .staged)
  }

  private func product(_ code: String, _ minorUnits: Int64, _ tax: String?) throws -> Product {
    Product(
      code: try XCTUnwrap(Product.Code(code)),
      name: code,
      price: euro(minorUnits),
      tax: try tax.map { try Percent(decimal: $0) }
    )
  }
}

final class TaxShareTests: XCTestCase {
  func testTheTaxInAnAmountIsRoundedHalfUp() {
    // gross × rate / (100 + rate)
    let table: [(gross: Int64, rate: Int, tax: Int64)] = [
      (12_100, 21, 2_100),  // 121.00 includes 21.00
      (100, 21, 17),  // 2100 / 121 = 17.36
      (3, 100, 2),  // 1.5, half up
      (1_000, 10, 91),  // 10000 / 110 = 90.91
      (1_050, 5, 50),  // 5250 / 105
      (999, 0, 0),
      (0, 21, 0),
      (.max, 0, 0),
    ]
    for row in table {
      let share = TaxShare(rate: Percent(whole: row.rate), in: euro(row.gross))
      XCTAssertEqual(share.tax.minorUnits, row.tax, "\(row)")
      XCTAssertEqual(share.net.minorUnits + share.tax.minorUnits, row.gross, "\(row)")
    }
  }
}
