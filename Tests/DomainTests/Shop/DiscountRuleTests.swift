import ArcadeDomain
import ArcadeTesting
import XCTest

final class DiscountRuleTests: XCTestCase {
  func testWhatEachRuleTakesOff() throws {
    let cases: [(DiscountRule, quantity: Int, price: Int64, off: Int64)] = [
      (.nForM(buy: 2, pay: 1), 1, 500, 0), (.nForM(buy: 2, pay: 1), 2, 500, 500),
      (.nForM(buy: 2, pay: 1), 5, 500, 1_000),
      (.nForM(buy: 3, pay: 2), 7, 100, 200), (.nForM(buy: 5, pay: 2), 5, 100, 300),
      (.nForM(buy: 1, pay: 0), 3, 100, 300),
      (.bulkPrice(minimum: 3, unitPrice: euro(1_900)), 2, 2_000, 0),
      (.bulkPrice(minimum: 3, unitPrice: euro(1_900)), 3, 2_000, 300),
      (.bulkPrice(minimum: 3, unitPrice: euro(2_100)), 3, 2_000, 0),
      (.bulkPrice(minimum: 1, unitPrice: euro(0)), 2, 2_000, 4_000),
      (.amountOff(minimum: 2, amount: euro(150)), 1, 1_000, 0),
      (.amountOff(minimum: 2, amount: euro(150)), 4, 1_000, 600),
      (.amountOff(minimum: 1, amount: euro(150)), 4, 100, 400),
      (.percentOff(minimum: 1, percent: Percent(hundredths: 1_250)), 1, 999, 125),
      (.percentOff(minimum: 1, percent: Percent(hundredths: 5_000)), 1, 1, 1),
      (.percentOff(minimum: 1, percent: Percent(hundredths: 4_999)), 1, 1, 0),
      (.percentOff(minimum: 1, percent: Percent(hundredths: 10_000)), 3, 333, 999),
      (.percentOff(minimum: 4, percent: Percent(hundredths: 1_000)), 3, 1_000, 0),
    ]
    for (rule, quantity, price, off) in cases {
      XCTAssertEqual(try rule.amountOff(quantity, at: euro(price)), euro(off), "\(rule) × \(quantity) at \(price)")
    }
  }

  func testAPercentageIsRoundedHalfUpForTheLineAsAWhole() throws {
    let rule = DiscountRule.percentOff(minimum: 1, percent: Percent(hundredths: 1_000))
    XCTAssertEqual(try rule.amountOff(1, at: euro(5)), euro(1))
    XCTAssertEqual(try rule.amountOff(3, at: euro(5)), euro(2))
    XCTAssertEqual(try rule.amountOff(1, at: euro(4)), euro(0))
  }

  func testNoRuleTakesOffMoreThanThePiecesCostOrLessThanNothing() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<5_000 {
      let price = euro(Int64(random.integer(below: 100_000)))
      let quantity = 1 + random.integer(below: 50)
      let off = try randomRule(&random).amountOff(quantity, at: price)
      XCTAssertGreaterThanOrEqual(off.minorUnits, 0)
      XCTAssertLessThanOrEqual(off.minorUnits, price.minorUnits * Int64(quantity))
    }
  }

  func testAnAmountInAnotherCurrencyIsAnError() {
    let rule = DiscountRule.bulkPrice(minimum: 1, unitPrice: Money(minorUnits: 1, currency: .jpy))
    XCTAssertThrowsError(try rule.amountOff(1, at: euro(100))) {
      XCTAssertEqual($0 as? MoneyError, .currenciesDiffer(.eur, .jpy))
    }
  }

  func testALargePriceOverflowsIntoAnErrorAndAPercentageOfItDoesNot() throws {
    XCTAssertThrowsError(try DiscountRule.nForM(buy: 2, pay: 1).amountOff(9_999, at: euro(.max)))
    let percent = DiscountRule.percentOff(minimum: 1, percent: Percent(hundredths: 10_000))
    XCTAssertEqual(try percent.amountOff(1, at: euro(.max)), euro(.max))
  }

  private func euro(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .eur) }
}

/// Any rule that makes sense, with small numbers so that rules meet.
func randomRule(_ random: inout SplitMix64) -> DiscountRule {
  let minimum = 1 + random.integer(below: 6)
  let amount = Money(minorUnits: Int64(random.integer(below: 3_000)), currency: .eur)
  switch random.integer(below: 4) {
  case 0:
    let buy = 1 + random.integer(below: 5)
    return .nForM(buy: buy, pay: random.integer(below: buy))
  case 1: return .bulkPrice(minimum: minimum, unitPrice: amount)
  case 2: return .amountOff(minimum: minimum, amount: amount)
  default: return .percentOff(minimum: minimum, percent: Percent(hundredths: Int64(random.integer(below: 10_001))))
  }
}
