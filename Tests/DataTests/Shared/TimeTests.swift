import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class TimeTests: XCTestCase {
  func testAFrozenWallClockStandsWhileTimeIsMeasured() throws {
    let moment = try XCTUnwrap(Moment(iso: "2026-12-31T23:30:00Z"))
    let time = SystemTime(frozen: moment, timeZone: try XCTUnwrap(TimeZone(identifier: "Asia/Tokyo")))

    let first = time.elapsed()

    XCTAssertEqual(time.now(), moment)
    XCTAssertEqual(time.today().isoText, "2027-01-01")
    XCTAssertGreaterThan(time.elapsed(), first)
  }

  func testTheDayFollowsTheZoneAndItsSummerTime() throws {
    let madrid = try XCTUnwrap(TimeZone(identifier: "Europe/Madrid"))
    for (text, day) in [
      ("2026-07-01T22:30:00Z", "2026-07-02"), ("2026-01-01T22:30:00Z", "2026-01-01"),
      ("1969-12-31T23:30:00Z", "1970-01-01"),
    ] {
      let moment = try XCTUnwrap(Moment(iso: text))
      XCTAssertEqual(SystemTime(frozen: moment, timeZone: madrid).today().isoText, day)
    }
  }

  func testTheSystemsClockIsTheOneOnTheWall() {
    let before = Date().timeIntervalSince1970 * 1_000

    let now = SystemTime().now()

    XCTAssertGreaterThanOrEqual(Double(now.milliseconds) + 1, before)
    XCTAssertLessThanOrEqual(Double(now.milliseconds), Date().timeIntervalSince1970 * 1_000)
  }

  func testAHandDrivenClockMovesOnlyByHand() {
    let time = HandDrivenTime(utcOffset: -10 * 3_600)
    XCTAssertEqual([time.now().isoText, time.today().isoText], ["2026-11-20T09:00:00Z", "2026-11-19"])

    time.advance(by: .seconds(3_600))
    XCTAssertEqual(time.today().isoText, "2026-11-20")
    XCTAssertEqual(time.elapsed(), .seconds(3_600))

    time.set(now: Moment(milliseconds: 0))
    XCTAssertEqual(time.now().isoText, "1970-01-01T00:00:00Z")
    XCTAssertEqual(time.elapsed(), .seconds(3_600))
  }
}
