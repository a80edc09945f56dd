import ArcadePresentation
import XCTest

final class CountdownTests: XCTestCase {
  func testItSaysHowLongIsLeftAtAnyReading() {
    let countdown = Countdown(begin: .seconds(6), end: .seconds(10))
    let left: [(reading: Duration, left: Duration)] = [
      (.seconds(6), .seconds(4)), (.seconds(9), .seconds(1)), (.seconds(10), .zero), (.seconds(60), .zero),
      (.zero, .seconds(10)),
    ]
    for (reading, left) in left { XCTAssertEqual(countdown.left(at: reading), left) }
  }

  func testItWakesAtTheEndAtTheLatest() {
    func wake(_ wake: Duration?, _ end: Duration?) -> Duration? { Countdown(begin: .zero, end: end, wake: wake).wake }
    XCTAssertEqual(wake(nil, .seconds(10)), .seconds(10))
    XCTAssertEqual(wake(.seconds(3), .seconds(10)), .seconds(3))
    XCTAssertEqual(wake(.seconds(12), .seconds(10)), .seconds(10))
    XCTAssertEqual(wake(.seconds(12), nil), .seconds(12))
    XCTAssertNil(wake(nil, nil))
  }

  func testWithoutAnEndNothingIsLeft() {
    XCTAssertNil(Countdown(begin: .zero, wake: .seconds(2)).left(at: .seconds(1)))
  }
}
