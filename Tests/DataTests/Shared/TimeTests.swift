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

/// A day begins by the clocks of the shop.
final class DayBoundTests: XCTestCase {
  func testADayHasAsManyHoursAsItsClocksGiveIt() throws {
    let table: [(zone: String, day: String, start: String, hours: Int64)] = [
      ("UTC", "2026-12-01", "2026-12-01T00:00:00Z", 24),
      ("Europe/Madrid", "2026-12-01", "2026-11-30T23:00:00Z", 24),
      ("Europe/Madrid", "2026-03-29", "2026-03-28T23:00:00Z", 23),
      ("Europe/Madrid", "2026-10-25", "2026-10-24T22:00:00Z", 25),
      ("Asia/Tokyo", "2026-12-01", "2026-11-30T15:00:00Z", 24),
      ("Pacific/Kiritimati", "2026-12-01", "2026-11-30T10:00:00Z", 24),
      ("Pacific/Pago_Pago", "2026-12-01", "2026-12-01T11:00:00Z", 24),
      // Clocks go from 0:00 to 1:00 there, so the day begins at 1:00.
      ("Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z", 23),
    ]
    for (zone, text, start, hours) in table {
      let time = SystemTime(timeZone: try XCTUnwrap(TimeZone(identifier: zone)))
      let day = try XCTUnwrap(CalendarDay(iso: text))
      let next = time.start(of: CalendarDay(daysSince1970: day.daysSince1970 + 1))
      XCTAssertEqual(time.start(of: day).isoText, start, zone)
      XCTAssertEqual(next.since(time.start(of: day)), .seconds(hours * 3_600), "\(zone) \(text)")
    }
  }
}
