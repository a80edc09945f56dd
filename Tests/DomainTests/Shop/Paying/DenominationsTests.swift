import ArcadeDomain
import ArcadeTesting
import XCTest

final class DenominationsTests: XCTestCase {
  func testWhatPeopleHandOverIsTheSumOrTheNextOnesOfANote() throws {
    let sums: [(Int64, Currency, [Int64])] = [
      (2_313, .eur, [2_313, 2_500, 3_000, 4_000, 5_000]), (1_000, .eur, [1_000, 2_000, 5_000]),
      (750, .eur, [750, 1_000, 2_000, 5_000]), (1_980, .jpy, [1_980, 2_000, 5_000, 10_000]),
      (.max, .eur, [.max]),
    ]
    for (total, currency, expected) in sums {
      let known = try XCTUnwrap(Denominations(of: currency))
      let handedOver = known.handedOver(for: Money(minorUnits: total, currency: currency))
      XCTAssertEqual(handedOver.map(\.minorUnits), expected, "\(total) \(currency.code)")
    }
  }

  func testMoreChangeThanTwoOfTheLargestNotesIsUnlikely() throws {
    // The largest notes are 200, 100, 50 and 10,000 yen; those of other currencies are unknown.
    let limits = [("EUR", 40_000), ("USD", 20_000), ("GBP", 10_000), ("JPY", 20_000)] as [(String, Int64)]
    for (code, limit) in limits {
      let currency = try XCTUnwrap(Currency(code: code))
      XCTAssertFalse(Denominations.isUnlikely(Money(minorUnits: limit, currency: currency)), code)
      XCTAssertTrue(Denominations.isUnlikely(Money(minorUnits: limit + 1, currency: currency)), code)
    }
    XCTAssertFalse(Denominations.isUnlikely(Money(minorUnits: .max, currency: .kwd)))
  }

  func testChangeIsMadeOfWhatIsInTheDrawer() throws {
    // 37.60 = 20 + 10 + 5 + 2 + 0.50 + 0.10; 1,886 yen = 1,000 + 500 + 3 × 100 + 50 + 3 × 10 + 5 + 1.
    let table: [(String, Int64, [String])] = [
      ("EUR", 3_760, ["1×20.00", "1×10.00", "1×5.00", "1×2.00", "1×0.50", "1×0.10"]),
      ("EUR", 40_000, ["2×200.00"]),
      ("USD", 394, ["3×1.00", "3×0.25", "1×0.10", "1×0.05", "4×0.01"]),
      ("GBP", 10_004, ["2×50.00", "2×0.02"]),
      ("JPY", 1_886, ["1×1000", "1×500", "3×100", "1×50", "3×10", "1×5", "1×1"]),
      ("EUR", 0, []),
    ]
    for (code, amount, piles) in table {
      let currency = try XCTUnwrap(Currency(code: code))
      let fewest = try XCTUnwrap(Denominations(of: currency)).fewest(for: Money(minorUnits: amount, currency: currency))
      XCTAssertEqual(fewest.map { "\($0.count)×\($0.value.decimalText)" }, piles)
    }
  }

  func testOtherCurrenciesAreNotKnown() { XCTAssertNil(Denominations(of: .kwd)) }

  func testNoOtherCoinsAndNotesAreFewer() throws {
    for code in ["EUR", "USD", "GBP", "JPY"] {
      let currency = try XCTUnwrap(Currency(code: code))
      let denominations = try XCTUnwrap(Denominations(of: currency))
      let values = denominations.values.map { Int($0.minorUnits) }
      // The fewest for each amount, from the fewest for all smaller amounts.
      var fewest = [0]
      for amount in 1...25_000 {
        fewest.append(1 + (values.filter { $0 <= amount }.map { fewest[amount - $0] }.min() ?? 0))
      }
      for amount in fewest.indices {
        let piles = denominations.fewest(for: Money(minorUnits: Int64(amount), currency: currency))
        guard piles.reduce(0, { $0 + $1.count }) == fewest[amount],
          piles.reduce(0, { $0 + Int($1.value.minorUnits) * $1.count }) == amount
        else { return XCTFail("\(amount) \(code): \(piles)") }
      }
    }
  }
}

final class PaymentMethodTests: XCTestCase {
  func testWhatIsHandedOverPaysTheTotal() throws {
    let table: [(PaymentMethod, Int64, [Tender])] = [
      (.card, 1_240, [Tender(.card, euro(1_240))]),
      (.cash(nil), 1_240, [Tender(.cash, euro(1_240))]),
      (.cash(euro(1_240)), 1_240, [Tender(.cash, euro(1_240))]),
      (.cash(euro(5_000)), 1_240, [Tender(.cash, euro(1_240), given: euro(5_000))]),
      (.cashThenCard(euro(1_000)), 1_240, [Tender(.cash, euro(1_000)), Tender(.card, euro(240))]),
      // If the cash is enough, no card is needed; without cash, all is paid by card.
      (.cashThenCard(euro(1_240)), 1_240, [Tender(.cash, euro(1_240))]),
      (.cashThenCard(euro(2_000)), 1_240, [Tender(.cash, euro(1_240), given: euro(2_000))]),
      (.cashThenCard(euro(0)), 1_240, [Tender(.card, euro(1_240))]),
      (.cash(nil), 0, [Tender(.cash, euro(0))]),
      (.card, 0, [Tender(.card, euro(0))]),
    ]
    for (method, total, tenders) in table {
      XCTAssertEqual(try method.tenders(for: euro(total)), tenders, "\(method)")
    }
  }

  func testTooLittleCashSaysHowMuchIsMissing() {
    let table: [(PaymentMethod, TenderError)] = [
      (.cash(euro(1_000)), .tooLittle(missing: euro(240))),
      (.cash(euro(0)), .tooLittle(missing: euro(1_240))),
      (.cash(euro(-1)), .unusable(euro(-1))),
      (.cashThenCard(euro(-1)), .unusable(euro(-1))),
      (.cash(Money(minorUnits: 5_000, currency: .usd)), .unusable(Money(minorUnits: 5_000, currency: .usd))),
    ]
    for (method, mistake) in table {
      assertThrows(mistake, try method.tenders(for: euro(1_240)), "\(method)")
    }
  }
}
