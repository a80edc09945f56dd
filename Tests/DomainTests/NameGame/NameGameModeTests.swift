import ArcadeDomain
import XCTest

final class NameGameModeTests: XCTestCase {
  func testEveryModeHasATextThatReadsBack() throws {
    let modes: [(NameGameMode, String)] = try [
      (.practice, "practice"), (.timed, "timed 60"), (.hint, "hint"), (.reversePractice, "reverse practice"),
      (.reverseTimed, "reverse timed 60"), (.timed.withoutLimit, "untimed"),
      (.reverseTimed.withoutLimit, "reverse untimed"), (XCTUnwrap(NameGameMode(.timed(seconds: 1))), "timed 1"),
      (XCTUnwrap(NameGameMode(.timed(seconds: 3_600), isReverse: true)), "reverse timed 3600"),
    ]
    for (mode, text) in modes {
      XCTAssertEqual(mode.text, text)
      XCTAssertEqual(NameGameMode(text: text), mode)
    }
  }

  func testATextThatIsWrittenInAnyOtherWayIsNoMode() {
    let texts = [
      "", " ", "reverse", "reverse ", "Practice", "practice ", " practice", "practice 60", "timed", "timed 0",
      "timed -1",
      "timed 060", "timed +60", "timed 3601", "timed 60 s", "timed  60", "timed 1.5", "hint 3", "reverse hint",
      "reverse reverse practice", "untimed 60", "timed 99999999999999999999", "timed ٦٠",
    ]
    for text in texts { XCTAssertNil(NameGameMode(text: text), text) }
  }

  func testModesThatMakeNoSenseAreRefused() {
    for seconds in [0, -1, .min, 3_601, .max] { XCTAssertNil(NameGameMode(.timed(seconds: seconds))) }
    XCTAssertNil(NameGameMode(.hint, isReverse: true))
  }

  func testOnlyATimedModeHasALimit() {
    let limits: [(NameGameMode, Duration?)] = [
      (.practice, nil), (.hint, nil), (.reversePractice, nil), (.timed.withoutLimit, nil), (.timed, .seconds(60)),
      (.reverseTimed, .seconds(60)),
    ]
    for (mode, limit) in limits {
      XCTAssertEqual(mode.limit, limit, mode.text)
      XCTAssertNil(mode.withoutLimit.limit, mode.text)
      XCTAssertEqual(mode.withoutLimit == mode, limit == nil, mode.text)
      XCTAssertEqual(mode.withoutLimit.isReverse, mode.isReverse, mode.text)
    }
  }

  func testModesAreListedByRulesTheShorterLimitFirst() throws {
    let sorted: [NameGameMode] = try [
      .practice, .reversePractice, XCTUnwrap(NameGameMode(.timed(seconds: 30))), .timed, .reverseTimed,
      .timed.withoutLimit, .reverseTimed.withoutLimit, .hint,
    ]
    var random = SplitMix64(seed: 1)
    for _ in 0..<20 { XCTAssertEqual(sorted.inRandomOrder(using: &random).sorted(), sorted) }
  }
}
