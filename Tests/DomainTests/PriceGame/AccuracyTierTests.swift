import ArcadeDomain
import XCTest

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
