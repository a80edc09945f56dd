import Foundation
import XCTest

@testable import ArcadeDomain

/// The mathematical functions of the domain, compared with those of the platform.
final class ExponentialTests: XCTestCase {
  private static let values = 1_000_000

  func testTheExponentialIsWithinTwoUnitsInTheLastPlace() {
    var (random, worst) = (SplitMix64(seed: 1), 0.0)
    for number in 0..<Self.values {
      let width = number % 2 == 0 ? 700.0 : 3
      let value = (Double(random.next() >> 11) / 0x1p53 * 2 - 1) * width
      let expected = Foundation.exp(value)
      worst = max(worst, abs(Exponential.exp(value) - expected) / expected.ulp)
    }
    XCTAssertLessThanOrEqual(worst, 2)
  }

  func testTheLogarithmIsWithinTwoUnitsInTheLastPlace() {
    var (random, worst) = (SplitMix64(seed: 2), 0.0)
    for number in 0..<Self.values {
      let share = Double(random.next() >> 11) / 0x1p53
      let value = number % 2 == 0 ? share * 3 + 1e-9 : Foundation.exp(share * 1_400 - 700)
      let expected = Foundation.log(value)
      worst = max(worst, abs(Exponential.ln(value) - expected) / max(expected.ulp, .leastNormalMagnitude))
    }
    XCTAssertLessThanOrEqual(worst, 2)
  }

  func testTheEndsOfTheirRanges() {
    XCTAssertEqual(Exponential.exp(0), 1)
    XCTAssertEqual(Exponential.ln(1), 0)
    XCTAssertEqual(Exponential.exp(710), .infinity)
    XCTAssertEqual(Exponential.exp(-746), 0)
    XCTAssertEqual(Exponential.exp(-740), Foundation.exp(-740), accuracy: Double.leastNonzeroMagnitude * 2)
    XCTAssertEqual(Exponential.ln(0), -.infinity)
    XCTAssertTrue(Exponential.ln(-1).isNaN)
    XCTAssertEqual(Exponential.ln(.leastNonzeroMagnitude), Foundation.log(.leastNonzeroMagnitude))
    XCTAssertEqual(Exponential.power(2, 10), 1_024, accuracy: 1e-12)
    XCTAssertEqual(Exponential.power(5, 0), 1)
  }
}
