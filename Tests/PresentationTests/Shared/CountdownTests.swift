import ArcadePresentation
import XCTest

final class CountdownTests: XCTestCase {
  func testItSaysHowLongIsLeftAtAnyReading() {
    let countdown = Countdown(total: .seconds(4), end: .seconds(10))
    let left: [(reading: Duration, left: Duration)] = [
      (.seconds(6), .seconds(4)), (.seconds(9), .seconds(1)), (.seconds(10), .zero), (.seconds(60), .zero),
      (.zero, .seconds(10)),
    ]
    for (reading, left) in left { XCTAssertEqual(countdown.left(at: reading), left) }
  }

  func testItWakesAtTheEndAtTheLatest() {
    func wake(_ wake: Duration?) -> Duration { Countdown(total: .seconds(9), end: .seconds(10), wake: wake).wake }
    XCTAssertEqual([nil, .seconds(3), .seconds(12)].map(wake), [.seconds(10), .seconds(3), .seconds(10)])
  }
}
