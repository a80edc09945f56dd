import ArcadeDomain
import XCTest

final class DurationTests: XCTestCase {
  func testPartsOfAMillisecondAreDropped() {
    let cases: [(Duration, Int64)] = [
      (.zero, 0), (.microseconds(999), 0), (.microseconds(1_999), 1), (.seconds(60), 60_000), (.milliseconds(-5), -5),
      (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
    ]
    for (duration, milliseconds) in cases { XCTAssertEqual(duration.wholeMilliseconds, milliseconds, "\(duration)") }
  }
}
