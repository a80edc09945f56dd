import ArcadeDomain
import ArcadeTesting
import XCTest

final class GeneratePriceOptionsTests: XCTestCase {
  private let accuracies = [(0, 0), (4, 10), (7, 10), (1, 1)].map { Accuracy(right: $0, answered: $1) }

  func testFourDifferentPositivePricesWithOneRightStandInsideTheWindow() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<FuzzShare.of(6_000) {
      let currency = [Currency.usd, .usd, .jpy, .kwd][random.integer(below: 4)]
      let price = Money(minorUnits: somePrice(&random), currency: currency)
      let rule = ReachRules.all[random.integer(below: 2)]
      let accuracy = accuracies[random.integer(below: 4)]
      let options = try GeneratePriceOptions(rule: rule)(around: price, accuracy: accuracy, using: &random)

      XCTAssertEqual(Set(options.prices).count, 4, "\(price)")
      XCTAssertEqual(options.prices[options.answer], price)
      XCTAssertEqual(options.offset, accuracy.tier.offset)
      for option in options.prices {
        XCTAssertGreaterThan(option.minorUnits, 0)
        XCTAssertGreaterThanOrEqual(option.minorUnits, options.window.low.minorUnits)
        XCTAssertLessThanOrEqual(option.minorUnits, options.window.high.minorUnits)
        XCTAssertTrue((option.minorUnits - price.minorUnits).isMultiple(of: options.window.step))
      }
    }
  }

  func testEveryRankIsEquallyLikelyWhereThreeStepsFitBelow() throws {
    let cases: [(currency: Currency, prices: [Int64])] = [
      (.usd, [301, 399, 1_000, 3_000, 4_999, 40_000, 999_999, 1_000_000_000]),
      (.jpy, [4, 10, 98, 400, 12_345, 1_000_000]),
      (.kwd, [31, 3_250, 4_000, 10_000, 49_999, 10_000_000]),
    ]
    for (currency, prices) in cases {
      for (price, rule) in prices.flatMap({ price in ReachRules.all.map { (price, $0) } }) {
        for accuracy in accuracies {
          let counts = try ranks(
            of: Money(minorUnits: price, currency: currency),
            rule,
            accuracy,
            draws: FuzzShare.of(2_000)
          )
          XCTAssertLessThan(chiSquare(counts, among: 4), 16.27, "\(price) \(currency.code), \(rule.name): \(counts)")
        }
      }
    }
  }

  func testOnlyPossibleRanksAreDrawnNearZero() throws {
    for rule in ReachRules.all {
      for (price, possible) in [(1, 0...0), (2, 0...1), (3, 0...2), (4, 0...3)] {
        let price = Money(minorUnits: Int64(price), currency: .usd)
        XCTAssertEqual(Set(try ranks(of: price, rule, accuracies[0], draws: 800).keys), Set(possible))
      }
    }
  }

  func testThePlaceOfTheRightPriceSaysNothing() throws {
    var random = SplitMix64(seed: 3)
    var places: [Int: Int] = [:]
    for _ in 0..<4_000 {
      let price = Money(minorUnits: 4_999, currency: .usd)
      let options = try GeneratePriceOptions()(around: price, accuracy: accuracies[1], using: &random)
      places[options.answer, default: 0] += 1
    }
    XCTAssertLessThan(chiSquare(places, among: 4), 16.27, "\(places)")
  }

  func testAPriceThatNothingFitsAboveIsAnErrorInsteadOfATrap() {
    var random = SplitMix64(seed: 1)
    let price = Money(minorUnits: .max, currency: .usd)
    XCTAssertThrowsError(try GeneratePriceOptions()(around: price, accuracy: accuracies[0], using: &random))
  }

  func testAPriceOfZeroOrLessIsAnError() {
    var random = SplitMix64(seed: 1)
    for minorUnits: Int64 in [0, -4_999] {
      let price = Money(minorUnits: minorUnits, currency: .usd)
      XCTAssertThrowsError(try GeneratePriceOptions()(around: price, accuracy: accuracies[0], using: &random)) {
        XCTAssertEqual($0 as? MoneyError, .notPositive(price))
      }
    }
  }

  private func ranks(
    of price: Money,
    _ rule: any ReachRule,
    _ accuracy: Accuracy,
    draws: Int
  ) throws -> [Int: Int] {
    var random = SplitMix64(seed: UInt64(price.minorUnits))
    var counts: [Int: Int] = [:]
    for _ in 0..<draws {
      let options = try GeneratePriceOptions(rule: rule)(around: price, accuracy: accuracy, using: &random)
      counts[options.prices.count { $0.minorUnits < price.minorUnits }, default: 0] += 1
    }
    return counts
  }

  /// Above 16.27 once in a thousand times, for four outcomes.
  private func chiSquare(_ counts: [Int: Int], among outcomes: Int) -> Double {
    let expected = Double(counts.values.reduce(0, +)) / Double(outcomes)
    return (0..<outcomes).reduce(0) { sum, outcome in
      let difference = Double(counts[outcome] ?? 0) - expected
      return sum + difference * difference / expected
    }
  }
}
