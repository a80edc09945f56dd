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
      }
    }
  }

  func testEveryRankIsEquallyLikelyIfThreePricesFitBelow() throws {
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
            draws: FuzzShare.of(1_000)
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

  func testWrongPricesEndAsOthersOfTheShopDo() throws {
    let shop = [1_999, 2_499, 4_999, 7_499, 8_900].map { Money(minorUnits: $0, currency: .usd) }
    var random = SplitMix64(seed: 5)
    var nines = 0
    for _ in 0..<1_000 {
      let price = Money(minorUnits: 9_499, currency: .usd)
      let options = try GeneratePriceOptions(endingAs: shop)(around: price, accuracy: accuracies[0], using: &random)
      let wrong = options.prices.filter { $0 != price }.map { $0.minorUnits % 1_000 }
      XCTAssertTrue(Set(wrong).isSubset(of: [499, 999]), "\(options.prices)")
      nines += wrong.count { $0 == 999 }
    }
    XCTAssertEqual(Double(nines) / 3_000, 0.5, accuracy: 0.05)
  }

  func testWithoutAShopAllPricesHaveTheCentsOfTheRightOne() throws {
    var random = SplitMix64(seed: 5)
    for (price, currency, tail) in [(4_999, Currency.usd, Int64(100)), (12_800, .jpy, 1_000), (40_000, .usd, 1_000)] {
      let price = Money(minorUnits: Int64(price), currency: currency)
      let options = try GeneratePriceOptions()(around: price, accuracy: accuracies[0], using: &random)
      XCTAssertEqual(Set(options.prices.map { $0.minorUnits % tail }).count, 1, "\(options.prices)")
    }
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

final class PriceWindowTests: XCTestCase {
  func testTheWindowOfTheExample() throws {
    let window = try PriceWindow(around: usd(4_999), rule: AdaptiveReach(), offset: 8)
    XCTAssertEqual(window.low.decimalText, "16.66")
    XCTAssertEqual(window.high.decimalText, "83.32")
  }

  func testTheClassicReachIsAHundredMajorUnitsAndTheOffset() throws {
    let window = try PriceWindow(around: usd(50_000), rule: ClassicReach(), offset: 12)
    XCTAssertEqual(window.low.decimalText, "388.00")
    XCTAssertEqual(window.high.decimalText, "612.00")
    let yen = try PriceWindow(around: Money(minorUnits: 500, currency: .jpy), rule: ClassicReach(), offset: 2)
    XCTAssertEqual([yen.low.minorUnits, yen.high.minorUnits], [398, 602])
  }

  func testASmallerOffsetNeverHasAWiderWindow() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<4_000 {
      let price = Money(minorUnits: somePrice(&random), currency: [.usd, .jpy, .kwd][random.integer(below: 3)])
      for rule in ReachRules.all {
        let windows = try [2, 4, 8, 12].map { try PriceWindow(around: price, rule: rule, offset: $0) }
        for (tighter, wider) in zip(windows, windows.dropFirst()) {
          XCTAssertGreaterThanOrEqual(tighter.low.minorUnits, wider.low.minorUnits, "\(price)")
          XCTAssertLessThanOrEqual(tighter.high.minorUnits, wider.high.minorUnits, "\(price)")
        }
      }
    }
  }

  func testAPriceOfZeroOrLessHasNoWindow() {
    for minorUnits: Int64 in [0, -1, .min] {
      let price = usd(minorUnits)
      for rule in ReachRules.all {
        assertThrows(MoneyError.notPositive(price), try PriceWindow(around: price, rule: rule, offset: 12))
      }
    }
  }

  private func usd(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .usd) }
}

/// Returns a price from one minor unit to 10,000,000.00, with small and round ones more often than by chance.
func somePrice(_ random: inout SplitMix64) -> Int64 {
  let magnitude = [10, 100, 1_000, 10_000, 1_000_000, 1_000_000_000][random.integer(below: 6)]
  let price = Int64(random.integer(below: magnitude)) + 1
  let round: Int64 = [1, 1, 100, 1_000, 10_000][random.integer(below: 5)]
  return max(1, price - price % round)
}

final class AccuracyTierTests: XCTestCase {
  func testTheTierFollowsTheShareInIntegers() {
    let cases: [(right: Int, answered: Int, percent: Int, offset: Int)] = [
      (0, 0, 0, 12), (0, 5, 0, 12), (3_999, 10_000, 39, 12), (4, 10, 40, 8), (6_999, 10_000, 69, 8), (7, 10, 70, 4),
      (9_999, 10_000, 99, 4), (10, 10, 100, 2), (1, 1, 100, 2), (1, 3, 33, 12), (2, 3, 66, 8),
      (.max, .max, 100, 2), (.max - 1, .max, 99, 4), (-3, -1, 0, 12), (5, 3, 100, 2),
    ]
    for (right, answered, percent, offset) in cases {
      let accuracy = Accuracy(right: right, answered: answered)
      XCTAssertEqual(accuracy.percent, percent, "\(right) of \(answered)")
      XCTAssertEqual(accuracy.tier.offset, offset, "\(right) of \(answered)")
    }
  }
}
