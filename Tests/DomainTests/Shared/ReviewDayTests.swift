import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// The start of a learning day.
final class ReviewDayTests: XCTestCase {
  func testADayBeginsAtFourWhereThePersonIs() {
    let cases = [
      ("2026-11-20T03:59:59Z", 0, "2026-11-19"), ("2026-11-20T04:00:00Z", 0, "2026-11-20"),
      ("2026-11-20T18:59:59Z", 9 * 3_600, "2026-11-20"), ("2026-11-20T19:00:00Z", 9 * 3_600, "2026-11-21"),
    ]
    for (now, offset, day) in cases {
      guard let now = Moment(iso: now) else { return XCTFail(now) }
      XCTAssertEqual(HandDrivenTime(now: now, utcOffset: offset).reviewDay().isoText, day)
    }
  }

  func testADayBeginsAtFourAlsoWhereClocksAreSet() {
    // In Madrid the clocks change on 29 March and on 25 October: four o'clock is 02:00 and 03:00 in UTC.
    let cases = [
      ("2026-03-29T01:59:59Z", "2026-03-28"), ("2026-03-29T02:00:00Z", "2026-03-29"),
      ("2026-10-25T02:59:59Z", "2026-10-24"), ("2026-10-25T03:00:00Z", "2026-10-25"),
    ]
    for (now, day) in cases {
      guard let now = Moment(iso: now) else { return XCTFail(now) }
      XCTAssertEqual(SystemTime(frozen: now, zone: "Europe/Madrid").reviewDay().isoText, day)
    }
  }

  func testAJourneyAndAClockThatIsSetBackLetNoDayPass() {
    let card = ReviewCardID(.names, "a")
    func answer(_ day: Int) -> ReviewAnswer { ReviewRepositoryContract.answer(card, .good, day: day) }
    let first = CardHistory(after: nil, answer(5), by: .usual)

    let back = CardHistory(after: first, answer(2), by: .usual)
    let same = CardHistory(after: first, answer(5), by: .usual)

    XCTAssertEqual(back.card, same.card)
    XCTAssertEqual(back.lastDay, answer(2).day)
  }
}
