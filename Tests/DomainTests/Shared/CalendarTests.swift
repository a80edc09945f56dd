import ArcadeDomain
import XCTest

final class CalendarTests: XCTestCase {
  func testDaysAreReadAndWrittenInISO8601() {
    for text in ["2026-12-24", "2024-02-29", "0001-01-01", "9999-12-31"] {
      XCTAssertEqual(CalendarDay(iso: text)?.isoText, text)
    }
    for text in [
      "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "24-12-2026", "", "2026-12-24 ", "2026-12-2٤", "0000-01-01",
    ] {
      XCTAssertNil(CalendarDay(iso: text), text)
    }
  }

  func testEveryDayOfFourHundredYearsCountsOneFurtherThanTheDayBefore() {
    var before = CalendarDay(daysSince1970: -1_000)
    for days in -999..<146_000 {
      let day = CalendarDay(daysSince1970: days)
      XCTAssertEqual(day.daysSince1970, days)
      XCTAssertLessThan(before, day)
      before = day
    }
  }

  func testTheDaysOfTheWeekAreKnown() {
    for (text, weekday) in [
      ("1970-01-01", Weekday.thursday), ("2026-11-21", .saturday), ("2026-12-24", .thursday),
      ("1969-12-31", .wednesday), ("2000-02-29", .tuesday),
    ] {
      XCTAssertEqual(CalendarDay(iso: text)?.weekday, weekday, text)
    }
  }

  func testTheLeapDayIsADayOfTheYearAndThe30thOfFebruaryIsNot() {
    XCTAssertNotNil(MonthDay(iso: "02-29"))
    for text in ["02-30", "04-31", "13-01", "00-01", "1-1", ""] { XCTAssertNil(MonthDay(iso: text), text) }
  }

  func testMomentsAreReadAndWrittenInISO8601() throws {
    for (text, milliseconds) in [
      ("1970-01-01T00:00:00Z", Int64(0)), ("2026-12-01T09:00:00Z", 1_796_115_600_000),
      ("1969-12-31T23:59:59.999Z", -1), ("2026-12-01T09:00:00.250Z", 1_796_115_600_250),
    ] {
      let moment = try XCTUnwrap(Moment(iso: text), text)
      XCTAssertEqual(moment.milliseconds, milliseconds, text)
      XCTAssertEqual(moment.isoText, text)
    }
    XCTAssertEqual(Moment(iso: "2026-12-01T09:00:00.5Z")?.isoText, "2026-12-01T09:00:00.500Z")
  }

  func testOtherTimesAreNotMoments() {
    for text in [
      "2026-12-01", "2026-12-01T09:00Z", "2026-12-01T09:00:00", "2026-12-01T24:00:00Z", "2026-12-01T09:60:00Z",
      "2026-12-01T09:00:00.Z", "2026-12-01T09:00:00.1234Z", "2026-02-30T09:00:00Z", "2026-12-01T-9:00:00Z", "",
    ] {
      XCTAssertNil(Moment(iso: text), text)
    }
  }

  func testMomentsMoveByDurations() {
    let moment = Moment(milliseconds: 1_000)
    XCTAssertEqual(moment.advanced(by: .milliseconds(1_500)).milliseconds, 2_500)
    XCTAssertEqual(moment.advanced(by: .seconds(4)).since(moment), .seconds(4))
  }

  func testPartsOfAMillisecondAreDropped() {
    let cases: [(Duration, Int64)] = [
      (.zero, 0), (.microseconds(999), 0), (.microseconds(1_999), 1), (.seconds(60), 60_000), (.milliseconds(-5), -5),
      (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
    ]
    for (duration, milliseconds) in cases { XCTAssertEqual(duration.wholeMilliseconds, milliseconds, "\(duration)") }
  }
}
