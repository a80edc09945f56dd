import ArcadeDomain
import XCTest

final class PriceWindowTests: XCTestCase {
  func testTheWindowOfTheExample() throws {
    let window = try PriceWindow(around: usd(4_999), rule: AdaptiveReach(), offset: 8)
    XCTAssertEqual(window.low.decimalText, "16.66")
    XCTAssertEqual(window.high.decimalText, "83.32")
    XCTAssertEqual(window.step, 100)
  }

  func testTheStepFollowsHowThePriceIsWritten() throws {
    let cases: [(price: Int64, offset: Int, step: Int64)] = [
      (4_999, 12, 100), (399, 12, 100), (301, 12, 100), (300, 12, 100), (250, 12, 10), (200, 12, 100), (31, 12, 10),
      (30, 12, 1), (3, 12, 1), (1, 12, 1), (40_000, 12, 1_000), (400_000, 12, 10_000), (6_000, 12, 1_000),
      (5_000, 12, 100), (400_000, 2, 10_000), (40_000, 2, 1_000), (6_000, 2, 100), (1_000_000_000, 12, 100_000_000),
      (1_234_500, 12, 100),
    ]
    for (price, offset, step) in cases {
      let window = try PriceWindow(around: usd(price), rule: AdaptiveReach(), offset: offset)
      XCTAssertEqual(window.step, step, "\(price) at \(offset)")
    }
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

  func testARoundPriceKeepsRoomBelowItUnderEitherRule() throws {
    let cases: [(price: Int64, adaptive: Int64, classic: Int64)] = [
      (1_000, 100, 100), (2_000, 100, 100), (3_000, 100, 100), (10_000, 1_000, 1_000), (40_000, 1_000, 1_000),
      (100_000, 10_000, 1_000),
    ]
    for (price, adaptive, classic) in cases {
      for (rule, step) in [(AdaptiveReach() as any ReachRule, adaptive), (ClassicReach(), classic)] {
        let window = try PriceWindow(around: usd(price), rule: rule, offset: 12)
        XCTAssertEqual(window.step, step, "\(price), \(rule.name)")
        let below = (window.price.minorUnits - window.low.minorUnits) / window.step
        XCTAssertGreaterThanOrEqual(below, 3, "\(price), \(rule.name)")
      }
    }
  }

  func testAPriceOfZeroOrLessHasNoWindow() {
    for minorUnits: Int64 in [0, -1, .min] {
      let price = usd(minorUnits)
      for rule in ReachRules.all {
        XCTAssertThrowsError(try PriceWindow(around: price, rule: rule, offset: 12)) {
          XCTAssertEqual($0 as? MoneyError, .notPositive(price))
        }
      }
    }
  }

  private func usd(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .usd) }
}

/// A price from one minor unit to 10,000,000.00, small and round ones more often than their share.
func somePrice(_ random: inout SplitMix64) -> Int64 {
  let magnitude = [10, 100, 1_000, 10_000, 1_000_000, 1_000_000_000][random.integer(below: 6)]
  let price = Int64(random.integer(below: magnitude)) + 1
  let round: Int64 = [1, 1, 100, 1_000, 10_000][random.integer(below: 5)]
  return max(1, price - price % round)
}
