import ArcadeDomain
import XCTest

final class GeneratePriceOptionsTests: XCTestCase {
  private let accuracies = [(0, 0), (4, 10), (7, 10), (1, 1)].map { Accuracy(right: $0, answered: $1) }

  func testFourDifferentPositivePricesWithOneRightStandInsideTheWindow() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<6_000 {
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
    for price: Int64 in [301, 399, 4_999, 40_000, 999_999, 1_000_000_000] {
      for accuracy in accuracies {
        let counts = try ranks(of: price, accuracy, draws: 2_000)
        XCTAssertLessThan(chiSquare(counts, among: 4), 16.27, "\(price): \(counts)")
      }
    }
  }

  func testOnlyPossibleRanksAreDrawnNearZero() throws {
    XCTAssertEqual(Set(try ranks(of: 1, accuracies[0], draws: 200).keys), [0])
    XCTAssertEqual(Set(try ranks(of: 2, accuracies[0], draws: 200).keys), [0, 1])
    XCTAssertEqual(Set(try ranks(of: 3, accuracies[0], draws: 400).keys), [0, 1, 2])
    XCTAssertEqual(Set(try ranks(of: 4, accuracies[0], draws: 800).keys), [0, 1, 2, 3])
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

  private func ranks(of minorUnits: Int64, _ accuracy: Accuracy, draws: Int) throws -> [Int: Int] {
    var random = SplitMix64(seed: UInt64(minorUnits))
    var counts: [Int: Int] = [:]
    for _ in 0..<draws {
      let price = Money(minorUnits: minorUnits, currency: .usd)
      let options = try GeneratePriceOptions()(around: price, accuracy: accuracy, using: &random)
      counts[options.prices.count { $0.minorUnits < minorUnits }, default: 0] += 1
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
