import ArcadeDomain
import XCTest

final class AccuracyTests: XCTestCase {
  func testAShareReachesAPercentageInIntegersAndNeverBeforeTheFirstAnswer() {
    let cases: [(right: Int, answered: Int, limit: Int, reaches: Bool)] = [
      (0, 0, 0, false), (0, 1, 0, true), (3_999, 10_000, 40, false), (4_000, 10_000, 40, true), (2, 3, 67, false),
      (1, 1, 100, true), (.max - 1, .max, 100, false), (5, 3, 100, true),
    ]
    for (right, answered, limit, reaches) in cases {
      XCTAssertEqual(Accuracy(right: right, answered: answered).reaches(limit), reaches, "\(right) of \(answered)")
    }
  }
}
